import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { LazyToaster } from '@/components/shared/lazy-toaster'
import { toastAction } from '@/components/shared/toast-with-undo'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast, useToast } from '@/components/hooks/use-toast'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet'
import { closeToast, getCurrentToast } from '@/tests/factories/toasts'

const open = () => document.querySelectorAll('[data-slot="toast"][data-state="open"]')
const shown = (title: string) =>
  waitFor(() => {
    expect(open()).toHaveLength(1)
    expect(open()[0]).toHaveTextContent(title)
    return open()[0]!
  })

// jsdom lacks pointer capture, which swiping a toast uses.
beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture = () => false
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => {
  closeToast()
  sessionStorage.clear()
})

it('the toaster shows a toast from anywhere and announces it', async () => {
  const { container } = render(<LazyToaster />)
  act(() => void toast({ title: 'Client created', description: 'It has been created successfully.' }))
  await shown('Client created')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Client created'))
  expect((await axe(container)).violations).toEqual([])
})

it('the toaster shows one toast at a time', async () => {
  render(<LazyToaster />)
  act(() => void toast({ title: 'First' }))
  await shown('First')
  act(() => void toast({ title: 'Second', variant: 'destructive' }))
  expect(await shown('Second')).toHaveAttribute('data-variant', 'destructive')
  expect(renderHook(() => useToast()).result.current.toasts).toHaveLength(1)
})

it('the toaster shows the next one once the first is closed', async () => {
  render(<LazyToaster />)
  act(() => void toast({ title: 'First', next: { title: 'Then' } }))
  await shown('First')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await shown('Then')
})

it('the toaster lasts 5000 ms and is removed 1,000,000 ms after it closed', async () => {
  render(<LazyToaster />)
  act(() => void toast({ title: 'Loads the code' }))
  await shown('Loads the code')
  jest.useFakeTimers()
  try {
    act(() => void toast({ title: 'Saved' }))
    act(() => jest.advanceTimersByTime(4999))
    expect(getCurrentToast()).toMatchObject({ title: 'Saved', open: true })
    act(() => jest.advanceTimersByTime(1))
    expect(getCurrentToast()).toMatchObject({ title: 'Saved', open: false })
    act(() => jest.advanceTimersByTime(999_999))
    expect(getCurrentToast()).not.toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(getCurrentToast()).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

it('the toaster closes on a swipe of more than 50 pixels', async () => {
  render(<LazyToaster />)
  act(() => void toast({ title: 'Saved' }))
  const element = await shown('Saved')
  // jsdom's pointer events have no coordinates.
  const point = (type: string, clientX: number) =>
    fireEvent(element, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 }))
  const swipe = (pixels: number) => {
    point('pointerdown', 0)
    point('pointermove', pixels)
    point('pointerup', pixels)
  }
  swipe(50)
  expect(getCurrentToast()).toMatchObject({ open: true })
  swipe(51)
  expect(getCurrentToast()).toMatchObject({ open: false })
})

it('the toaster survives a page change that unmounts the toaster', async () => {
  const before = render(<LazyToaster />)
  act(() => void toast({ title: 'Invoice deleted' }))
  await shown('Invoice deleted')
  before.unmount()
  render(<LazyToaster />)
  await shown('Invoice deleted')
})

it('the toaster can be changed and closed by its handle, and closed by its button or its action', async () => {
  const undo = jest.fn()
  render(<LazyToaster />)
  act(() => void toast({ title: 'Invoice deleted', action: toastAction('Undo', undo) }))
  await shown('Invoice deleted')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(getCurrentToast()).toMatchObject({ title: 'Invoice deleted', open: false })

  act(() => void toast({ title: 'Another' }))
  await shown('Another')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(getCurrentToast()).toMatchObject({ title: 'Another', open: false })

  let handle!: ReturnType<typeof toast>
  act(() => void (handle = toast({ title: 'Saving' })))
  act(() => handle.update({ title: 'Saved' }))
  await shown('Saved')
  act(() => handle.dismiss())
  expect(getCurrentToast()).toMatchObject({ title: 'Saved', open: false })
})

it('the toaster is shown once after a full page load', async () => {
  toastAfterLoad({ title: 'Signed out', description: 'You have been successfully signed out' })
  expect(getCurrentToast()?.open ?? false).toBe(false)
  render(<LazyToaster />)
  await shown('Signed out')
  expect(sessionStorage).toHaveLength(0)
})

describe('Escape', () => {
  const parts = {
    dialog: [Dialog, DialogContent, DialogTitle],
    'alert dialog': [AlertDialog, AlertDialogContent, AlertDialogTitle],
    sheet: [Sheet, SheetContent, SheetTitle],
  } as const
  const renderDialog = (
    kind: keyof typeof parts,
    onOpenChange: (open: boolean) => void,
    onEscapeKeyDown?: (event: Event) => void,
  ) => {
    const [Root, Content, Title] = parts[kind]
    render(
      <>
        <LazyToaster />
        <Root open onOpenChange={onOpenChange}>
          <Content aria-describedby={undefined} onEscapeKeyDown={onEscapeKeyDown}>
            <Title>Send invoice</Title>
            <input aria-label="Message" autoFocus />
          </Content>
        </Root>
      </>,
    )
  }

  it.each(Object.keys(parts) as (keyof typeof parts)[])(
    'closes the %s that a toast appeared over',
    async (kind) => {
      const onOpenChange = jest.fn()
      renderDialog(kind, onOpenChange)
      act(() => void toast({ title: 'Invoice created' }))
      await shown('Invoice created')
      await userEvent.click(screen.getByLabelText('Message'))
      await userEvent.keyboard('{Escape}')
      expect(onOpenChange.mock.calls).toEqual([[false]])
    },
  )

  it.each([false, true])('closes a dialog once, unless it keeps itself open; toast: %p', async (hasToast) => {
    const onOpenChange = jest.fn()
    let isKept = true
    renderDialog('dialog', onOpenChange, (event) => isKept && event.preventDefault())
    if (hasToast) {
      act(() => void toast({ title: 'Copied' }))
      await shown('Copied')
    }
    await userEvent.click(screen.getByLabelText('Message'))
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
    isKept = false
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })
})
