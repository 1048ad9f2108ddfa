import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { HeldKeys } from '@/components/shared/browser/held-keys'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'

function Form({ start = '' }: { start?: string }) {
  const [name, setName] = useState(start)
  return (
    <Dialog open>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>New</DialogTitle>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <p>{name}</p>
      </DialogContent>
    </Dialog>
  )
}

it('writes what is typed while a dialog is on its way into its first field, and keeps it from the page', async () => {
  let arrive!: (module: { default: ComponentType }) => void
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)))
  const shortcut = jest.fn()
  document.addEventListener('keydown', shortcut)
  render(
    <Suspense fallback={<HeldKeys />}>
      <Late />
    </Suspense>,
  )
  await userEvent.keyboard('ninx{Backspace}a@example.org{Enter}')
  expect(shortcut).not.toHaveBeenCalled()
  await act(async () => arrive({ default: Form }))
  expect(await screen.findByText('nina@example.org')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('nina@example.org')
  await userEvent.keyboard('n')
  expect(shortcut).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', shortcut)
})

it('writes it in the place of what the field begins with, which is selected as it comes', async () => {
  let arrive!: (module: { default: ComponentType }) => void
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)))
  render(
    <Suspense fallback={<HeldKeys />}>
      <Late />
    </Suspense>,
  )
  await userEvent.keyboard('999')
  await act(async () => arrive({ default: () => <Form start="60.70" /> }))
  expect(await screen.findByText('999')).toBeVisible()
})

it('lets go of the keys where no field comes', async () => {
  jest.useFakeTimers()
  const { unmount } = render(<HeldKeys />)
  unmount()
  act(() => jest.advanceTimersByTime(1100))
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  expect(heard).toHaveBeenCalled()
  jest.useRealTimers()
})
