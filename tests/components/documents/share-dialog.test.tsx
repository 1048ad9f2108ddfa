import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ShareButton } from '@/components/documents/public-links/share-button'
import { ShareDialog } from '@/components/documents/public-links/share-dialog'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { router, setLocation } from '@/tests/factories/navigation'
import { mockApi, createDeferred, getToastText } from './mock-api'

beforeEach(() => setLocation('/invoices/7'))

const TOKEN = 'a'.repeat(43)
const URL = `http://localhost/invoice/${TOKEN}`
const LINK = 'POST /api/invoices/7/public-url'
const MESSAGE = 'POST /api/invoices/7/share-message'
const LETTER = 'GET /api/invoices/7/mails/letter?letter=invoice'
const TEXT = `Here’s invoice INV-0007.\nhttps://old.example/invoice/${'b'.repeat(43)}`

const invoice = (over: Partial<Invoice> = {}) =>
  ({
    id: 7,
    invoiceNumber: 'INV-0007',
    totalAmount: 1200,
    currency: 'GBP',
    dueDate: '2025-01-19',
    publicToken: TOKEN,
    shareMessage: null,
    client: { name: 'Grace Hopper' },
    ...over,
  }) as Invoice

// Each test shares an invoice of its own.
let id = 100
const show = (
  answers: { link?: unknown; message?: unknown; over?: Partial<Invoice>; status?: InvoiceStatus } = {},
) => {
  const mine = ++id
  const calls = mockApi({
    [LINK.replace('7', String(mine))]: answers.link ?? invoice({ ...answers.over, id: mine }),
    [MESSAGE.replace('7', String(mine))]: answers.message ?? {},
    [LETTER.replace('7', String(mine))]: { message: TEXT },
  })
  const onClose = jest.fn()
  render(
    <>
      <ShareDialog
        invoice={{ id: mine, invoiceNumber: 'INV-0007', status: answers.status ?? 'SENT' }}
        onClose={onClose}
      />
      <UnsavedChangesGuard />
    </>,
  )
  return { calls, onClose }
}
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Public link' })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to include' })
const ready = () => waitFor(() => expect(link()).toHaveValue(URL))
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

it('the share dialog creates the link once, and shows it read-only', async () => {
  const answer = createDeferred()
  const { calls } = show({ link: answer.promise })
  expect(screen.getByRole('dialog', { name: 'Share Invoice' })).toBeInTheDocument()
  expect(link()).toHaveAttribute('placeholder', 'Generating public URL...')
  expect(link()).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  answer.resolve(invoice())
  await ready()
  expect(router.refresh).toHaveBeenCalledTimes(1)
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'View as your client' })).toHaveAttribute('href', URL)
  expect((await axe(document.body)).violations).toEqual([])
})

it('the share dialog starts with the same message as an email, with the link as this browser sees it', async () => {
  show()
  await ready()
  expect(message()).toHaveValue(`Here’s invoice INV-0007.\n${URL}`)
  expect(screen.getByRole('button', { name: 'Save message' })).toHaveAttribute('aria-disabled', 'true')
})

it('the share dialog shows the balance if a saved message does not state it', async () => {
  const letter = {
    message: TEXT,
    unnamedBalance: '£3,747.28',
    credit: { amount: '£20.00', value: 20, canApply: false },
    balance: 3747.28,
    currency: 'GBP',
  }
  mockApi({ [LINK]: invoice(), [LETTER]: letter })
  render(<ShareDialog invoice={{ id: 7, invoiceNumber: 'INV-0007', status: 'SENT' }} onClose={jest.fn()} />)
  await ready()
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual([
    '£20.00 credit available. You can apply it once the invoice is sent.',
    'You saved this message earlier. The balance due is now £3,747.28.',
  ])
})

it('the share dialog says that a document is cancelled, and offers no email', async () => {
  show({ status: 'CANCELLED' })
  await ready()
  expect(screen.getByRole('status')).toHaveTextContent(
    'This invoice is cancelled. Your client sees it marked as cancelled.',
  )
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull()
})

it('the share dialog logs a failure to create the link, and offers a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { calls } = show({ link: 500 })
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t create the public link.')
  expect(logged).toHaveBeenCalledWith('Failed to generate public URL', expect.any(Error))
  expect(getToastText()).toEqual([])
  expect(screen.getByRole('button', { name: 'Copy Text' })).toBeDisabled()
  const letter = `GET ${calls[0]!.call.split(' ')[1]!.replace('public-url', 'mails/letter?letter=invoice')}`
  mockApi({ [calls[0]!.call]: invoice(), [letter]: { message: TEXT } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await ready()
  logged.mockRestore()
})

it('the share dialog saves an edited message', async () => {
  const { calls } = show()
  await ready()
  await userEvent.clear(message())
  await userEvent.type(message(), 'See you soon')
  await userEvent.click(screen.getByRole('button', { name: 'Save message' }))
  await waitFor(() => expect(getToastText()).toEqual(['Message saved', undefined]))
  expect(calls.at(-1)!.body).toEqual({ message: 'See you soon' })
  expect(screen.getByRole('button', { name: 'Save message' })).toHaveAttribute('aria-disabled', 'true')
})

it('the share dialog reports that saving failed and keeps the input until it is discarded', async () => {
  const { onClose } = show({ message: 500 })
  await ready()
  await userEvent.clear(message())
  await userEvent.type(message(), 'Not saved yet')
  await userEvent.click(screen.getByRole('button', { name: 'Save message' }))
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to save message', 'Something went wrong. Please try again.']),
  )
  expect(screen.getByRole('button', { name: 'Save message' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(message()).toHaveValue('Not saved yet')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe('the clipboard', () => {
  it('gets the link and the text', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    show()
    await ready()
    clipboard(writeText)
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(writeText).toHaveBeenLastCalledWith(URL)
    expect(getToastText()).toEqual(['Copied to clipboard', undefined])
    await userEvent.click(screen.getByRole('button', { name: 'Copy Text' }))
    expect(writeText).toHaveBeenLastCalledWith(message().value)
  })

  it('explains how to copy manually if the browser blocks it', async () => {
    show()
    await ready()
    clipboard(() => Promise.reject(new Error('denied')))
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(getToastText()).toEqual(['Failed to copy', 'Please copy the link manually']))
    await userEvent.click(screen.getByRole('button', { name: 'Copy Text' }))
    await waitFor(() =>
      expect(getToastText()).toEqual(['Failed to copy', 'Please copy the message manually']),
    )
  })
})

it('the share dialog opens from its button; closing restores the focus', async () => {
  mockApi({ [LINK]: invoice(), [LETTER]: { message: TEXT } })
  render(<ShareButton invoice={{ id: 7, invoiceNumber: 'INV-0007', status: 'SENT' }} />)
  const button = screen.getByRole('button', { name: 'Share' })
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Share Invoice' })).toBeInTheDocument()
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(button).toHaveFocus())
})

it('the share dialog opens if the query string asks for it, and removes that', async () => {
  mockApi({ [LINK]: invoice(), [LETTER]: { message: TEXT } })
  setLocation('/invoices/7?share=1')
  render(<ShareButton invoice={{ id: 7, invoiceNumber: 'INV-0007', status: 'SENT' }} startsOpen />)
  await screen.findByRole('dialog', { name: 'Share Invoice' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.search).toBe('')
})
