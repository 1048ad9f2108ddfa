import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  dismissToast,
  toast,
  TOAST_DURATION,
  TOAST_REMOVE_DELAY,
  toastAfterLoad,
  toastStore,
} from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'

const shown = () =>
  screen.findByText((_, element) => element?.matches('[data-state="open"].ui-toast') ?? false)

// jsdom has no pointer capture, which the library uses while a toast is swiped.
beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture = () => false
})

afterEach(() => {
  const left = toastStore.get()
  if (left) act(() => dismissToast(left.id))
  sessionStorage.clear()
})

it('shows a toast from anywhere and tells a screen reader', async () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Client created', description: 'It has been created successfully.' }))
  expect(await shown()).toHaveTextContent('Client created')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Client created'))
})

it('shows one toast at a time', async () => {
  render(<Toaster />)
  act(() => void toast({ title: 'First' }))
  await shown()
  act(() => void toast({ title: 'Second', variant: 'destructive' }))
  const only = await shown()
  expect(only).toHaveTextContent('Second')
  expect(only).toHaveClass('ui-toast-destructive')
  expect(document.querySelectorAll('.ui-toast')).toHaveLength(1)
})

it('lasts 5000 ms and is forgotten 1,000,000 ms after it closed', async () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Warm up' }))
  await shown()
  jest.useFakeTimers()
  try {
    act(() => void toast({ title: 'Saved' }))
    act(() => jest.advanceTimersByTime(TOAST_DURATION - 1))
    expect(toastStore.get()).toMatchObject({ title: 'Saved', open: true })
    act(() => jest.advanceTimersByTime(1))
    expect(toastStore.get()).toMatchObject({ title: 'Saved', open: false })
    act(() => jest.advanceTimersByTime(TOAST_REMOVE_DELAY - 1))
    expect(toastStore.get()).not.toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(toastStore.get()).toBeNull()
  } finally {
    jest.useRealTimers()
  }
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000])
})

it('survives a change of screen that unmounts the toaster', async () => {
  const before = render(<Toaster />)
  act(() => void toast({ title: 'Invoice deleted' }))
  await shown()
  before.unmount()
  render(<Toaster />)
  expect(await shown()).toHaveTextContent('Invoice deleted')
})

it('is closed by its button and runs its action', async () => {
  const undo = jest.fn()
  render(<Toaster />)
  act(() => void toast({ title: 'Invoice deleted', action: { label: 'Undo', onClick: undo } }))
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)

  act(() => void toast({ title: 'Another' }))
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(toastStore.get()).toMatchObject({ title: 'Another', open: false })
})

it('is carried over a full page load, once', async () => {
  toastAfterLoad({ title: 'Signed out', description: 'You have been successfully signed out' })
  expect(toastStore.get()?.open ?? false).toBe(false)
  render(<Toaster />)
  expect(await shown()).toHaveTextContent('Signed out')
  expect(sessionStorage).toHaveLength(0)
})
