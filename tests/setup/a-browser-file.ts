import { dismissToast, toast } from '@/components/ui/toast'
import { stand } from '@/tests/factories/navigation'
import { filesThatShare, kept } from './a-file'

/** A file of tests of components among others: the next one finds the page as if it were loaded anew. */
export const aFile = filesThatShare(() => [
  ...[window, navigator, URL, HTMLElement.prototype].map(kept),
  leavePage,
])

function leavePage() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
  stand('/')
  removeToast()
}

/** Takes the toast away that is still there, without waiting until it goes. */
function removeToast() {
  const atOnce = (run: () => void) => (run(), 0)
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(atOnce as typeof setTimeout)
  dismissToast(toast({ title: 'None' }))
  timer.mockRestore()
}
