import { act, render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { useToast } from '@/components/hooks/use-toast'
import type { ToastActionElement } from '@/components/ui/toast'

/** Returns the current or last toast; null once it is removed. */
export function getCurrentToast() {
  // Rendered outside the document, because DOM changes inside it would make `waitFor` call this again and again.
  const { result, unmount } = renderHook(() => useToast(), { container: document.createElement('div') })
  const [toast] = result.current.toasts
  unmount()
  return toast ?? null
}

/** Returns the action of the current toast, such as Undo. */
export function getToastAction() {
  const action = getCurrentToast()?.action
  if (!action) return null
  const { altText, onClick } = findButton(action).props
  // The application's handlers ignore the event.
  return { label: altText, press: onClick as unknown as () => void }
}

/** Returns the button of an action, which may be a component that translates its label. */
function findButton(action: ToastActionElement): ToastActionElement {
  const { type, props } = action
  if (typeof type !== 'function') return action
  let button = action
  const Probe = () => {
    button = (type as (own: typeof props) => ToastActionElement)(props)
    return null
  }
  render(createElement(Probe), { container: document.createElement('div') }).unmount()
  return button
}

/** Presses the action of the current toast. */
export async function pressToastAction(): Promise<void> {
  const { press } = getToastAction()!
  await act(async () => press())
}

/** Closes the current toast. */
export function closeToast(): void {
  const toast = getCurrentToast()
  act(() => toast?.onOpenChange?.(false))
}
