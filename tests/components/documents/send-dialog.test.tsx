import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { SendDialog } from '@/components/documents/mail/send-dialog'
import { ShareDialog } from '@/components/documents/public-links/share-dialog'
import type { Invoice } from '@/lib/documents/types'
import type { InvoiceMail, MailDraft } from '@/lib/mail/outbox/mail-response'
import { router } from '@/tests/factories/navigation'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { mockApi, ApiFailure, getToastText } from './mock-api'

const TOKEN = 'a'.repeat(43)
const URL = `http://localhost/invoice/${TOKEN}`
const LINK = 'POST /api/invoices/7/public-url'
const LETTER = 'GET /api/invoices/7/mails/letter?letter=invoice'
const POST = 'POST /api/invoices/7/mails'
const GET = 'GET /api/invoices/7/mails'
const CHECK = 'GET /api/invoices/7/check'
const SENDER = 'GET /api/user/sender'
const OWN = { transport: 'gmail', address: 'ada@gmail.com', isExpired: false }

const invoice = (over: Partial<Invoice> = {}) =>
  ({
    id: 7,
    invoiceNumber: 'INV-0007',
    totalAmount: 1200,
    currency: 'GBP',
    dueDate: '2025-01-19',
    publicToken: TOKEN,
    shareMessage: null,
    client: { name: 'Grace Hopper', email: 'grace@example.org' },
    seller: { name: 'Fernhill Studio' },
    ...over,
  }) as Invoice
const mail = (over: Partial<InvoiceMail> = {}): InvoiceMail => ({
  id: '3',
  kind: 'INVOICE',
  status: 'QUEUED',
  to: ['grace@example.org'],
  cc: [],
  bcc: [],
  subject: 'Invoice',
  error: null,
  reason: null,
  createdAt: '2025-01-05T10:00:00.000Z',
  sentAt: null,
  ...over,
})

const onClose = jest.fn()
const start = (over: Partial<MailDraft> = {}): MailDraft => ({
  to: ['grace@example.org'],
  cc: [],
  replyTo: null,
  again: false,
  credit: null,
  unnamedBalance: null,
  balance: 100,
  currency: 'EUR',
  subject: 'Invoice INV-0007 from Fernhill Studio',
  message: `Hello Grace,\n\nsee here:\n${URL}`,
  ...over,
})
async function open(answers: Record<string, unknown> = {}, over: Partial<MailDraft> = {}) {
  const calls = mockApi({ [LETTER]: start(over), [SENDER]: OWN, ...answers })
  render(<SendDialog invoice={{ id: 7, invoiceNumber: 'INV-0007' }} draftKind="invoice" onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'Send by email' })
  await screen.findByLabelText('To')
  return { calls, dialog }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(() => {
  crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000'
})
it('the send dialog starts with the client’s address, a subject and a message with the link', async () => {
  const { calls, dialog } = await open()
  await waitFor(() => expect(field('To')).toHaveFocus())
  // Opening the dialog creates nothing, not even a link.
  expect(calls.filter(({ call }) => !call.startsWith('GET '))).toEqual([])
  expect(screen.queryByText(/is replaced by your client’s link/)).toBeNull()
  expect(field('To')).toHaveValue('grace@example.org')
  expect(field('Subject')).toHaveValue('Invoice INV-0007 from Fernhill Studio')
  expect(field('Message').value).toContain(URL)
  expect(field('Attach the PDF')).toBeChecked()
  expect((await axe(dialog)).violations).toEqual([])
})

it('the send dialog sends to all recipients, and confirms once it is sent', async () => {
  const { calls } = await open({ [POST]: mail(), [GET]: [mail({ status: 'SENT' })] })
  await userEvent.clear(field('To'))
  await userEvent.type(field('To'), 'a@example.org; b@example.org,')
  await press('Cc, Bcc, Reply-To')
  expect(field('Cc')).toHaveFocus()
  await userEvent.type(field('Bcc'), 'me@fernhill.example')
  await userEvent.click(field('Attach the PDF'))
  await press('Send')
  await waitFor(() => expect(getToastText()).toEqual(['Email sent', 'To grace@example.org']))
  expect(calls.find(({ call }) => call === POST)).toMatchObject({
    body: {
      to: ['a@example.org', 'b@example.org'],
      cc: [],
      bcc: ['me@fernhill.example'],
      replyTo: null,
      attachPdf: false,
    },
  })
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('the send dialog shows errors at their fields, and sends nothing', async () => {
  const { calls } = await open({}, { to: [] })
  await userEvent.clear(field('Subject'))
  await press('Send')
  expect(await screen.findByText('Please enter at least one address')).toBeInTheDocument()
  expect(screen.getByText('Subject is required')).toBeInTheDocument()
  await userEvent.type(field('To'), 'nope')
  await press('Send')
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
  expect(calls.map(({ call }) => call)).toEqual([LETTER, CHECK, SENDER])
})

it.each([
  [mail({ status: 'FAILED', error: 'No such person' }), ['Email failed', 'No such person']],
  [mail({ error: 'Too busy.' }), ['Email queued', 'Too busy. We’ll keep trying.']],
])('the send dialog reports a failed delivery', async (outcome, said) => {
  await open({ [POST]: mail(), [GET]: [outcome] })
  await press('Send')
  await waitFor(() => expect(getToastText()).toEqual(said))
})

it('the send dialog keeps the input if the server rejects it', async () => {
  await open({ [POST]: 503 })
  await userEvent.type(field('Message'), ' More.')
  await press('Send')
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to send email', 'Something went wrong. Please try again.']),
  )
  expect(field('Message').value).toMatch(/ More\.$/)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.type(field('Message'), ' And more.')
  await press('Send')
  await waitFor(() => expect(listSentKeys()).toHaveLength(2))
  const [first, second] = listSentKeys()
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first])
})

it('the send dialog explains {link} while there is no link, in the text and the preview', async () => {
  await open(
    { 'POST /api/invoices/7/mails/preview': { html: '<p>Letter</p>' } },
    { message: 'See here:\n{link}' },
  )
  const hint = '{link} is replaced by your client’s link when you send.'
  expect(field('Message')).toHaveAccessibleDescription(hint)
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(within(screen.getByRole('tabpanel', { name: 'Preview' })).getByText(hint)).toBeVisible()
})

it('the send dialog offers a retry if the draft can’t be loaded, and continues from there', async () => {
  mockApi({ [LETTER]: 503, [SENDER]: OWN })
  const onSent = jest.fn()
  const props = { invoice: { id: 7, invoiceNumber: 'INV-0007' }, onClose, onSent }
  render(<SendDialog {...props} draftKind="invoice" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the message.')
  mockApi({ [LETTER]: start(), [SENDER]: OWN, [POST]: mail(), [GET]: [mail({ status: 'SENT' })] })
  await press('Try again')
  await screen.findByLabelText('To')
  await press('Send')
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(onClose).not.toHaveBeenCalled()
})

it('the send dialog previews the email as the client will see it', async () => {
  const { calls } = await open({ 'POST /api/invoices/7/mails/preview': { html: '<p>Letter</p>' } })
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  const frame = await screen.findByTitle('Email preview')
  expect(frame).toHaveAttribute('srcdoc', '<p>Letter</p>')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(calls.at(-1)!.body).toEqual({ message: field('Message').value })
})

describe('the sender address in the send dialog', () => {
  it.each([
    [OWN, 'From ada@gmail.com'],
    [{ ...OWN, transport: 'smtp', address: 'no-reply@sheaf.example' }, 'From no-reply@sheaf.example'],
    [
      { ...OWN, transport: 'local', address: 'no-reply@localhost' },
      'From no-reply@localhost, to the local mailbox on this machine',
    ],
  ])('is shown', async (sender, text) => {
    await open({ [SENDER]: sender })
    const { address } = sender
    expect((await screen.findByText(address)).closest('p')).toHaveTextContent(new RegExp(`^${text}$`))
  })

  it('is an alert with a solution once it has expired', async () => {
    await open({ [SENDER]: { ...OWN, isExpired: true } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/ada@gmail\.com has expired/)
    expect(screen.getByRole('link', { name: 'Connect Gmail again' })).toHaveAttribute(
      'href',
      '/settings?tab=integrations',
    )
  })

  it('is omitted if it can’t be loaded', async () => {
    await open({ [SENDER]: 503 })
    expect(screen.queryByText(/^From/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  })
})

it('the send dialog opens from the share dialog', async () => {
  mockApi({ [LINK]: invoice(), [LETTER]: start(), [SENDER]: OWN })
  render(<ShareDialog invoice={{ id: 7, invoiceNumber: 'INV-0007', status: 'DRAFT' }} onClose={onClose} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send by email' })).toBeEnabled())
  await press('Send by email')
  expect(await screen.findByRole('dialog', { name: 'Send by email' })).toBeInTheDocument()
})

describe('the emails of an invoice', () => {
  const failed = mail({ id: '4', status: 'FAILED', error: 'The mail server refused it: 550' })
  const show = () =>
    render(
      <MailsCard
        invoiceId={7}
        mails={[failed, mail({ status: 'SENT', sentAt: '2025-01-05T10:00:05.000Z' })]}
        timeZone="UTC"
      />,
    )

  it('show recipient, time and error', async () => {
    show()
    const [first, second] = within(screen.getByRole('list', { name: 'Emails' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('The mail server refused it: 550')
    expect(within(first!).getByText('Failed')).toBeVisible()
    expect(second).toHaveTextContent(/grace@example\.orgSentJan 5, 2025, 10:00/)
    expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1)
  })

  it('are read-only for a deleted invoice', () => {
    const mails = [failed, mail({ id: '5', status: 'QUEUED' })]
    render(<MailsCard invoiceId={null} mails={mails} timeZone="UTC" />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are cancelled after confirmation, and the dialog stays open if it was too late', async () => {
    const waiting = mail({ id: '5', status: 'QUEUED' })
    render(<MailsCard invoiceId={7} mails={[waiting]} timeZone="UTC" />)
    const calls = mockApi({
      'DELETE /api/invoices/7/mails/5': new ApiFailure(409, { message: 'It went out.' }),
    })
    await press('Cancel')
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this email?' })
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel email' }))
    await waitFor(() => expect(getToastText()).toEqual(['Failed to cancel email', 'It went out.']))
    expect(question).toBeInTheDocument()
    mockApi({ 'DELETE /api/invoices/7/mails/5': waiting })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel email' }))
    await waitFor(() => expect(getToastText()).toEqual(['Email cancelled', undefined]))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  })

  it('are sent again only after confirmation', async () => {
    const calls = mockApi({ 'POST /api/invoices/7/mails/4': failed })
    show()
    await press('Send again')
    const question = await screen.findByRole('alertdialog', { name: 'Send this email again?' })
    expect(question).toHaveTextContent('To grace@example.org')
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/invoices/7/mails/4'])
    expect(getToastText()).toEqual(['Email queued', 'It will be sent shortly.'])
    await act(async () => undefined)
  })
})

describe('a reminder in the send dialog', () => {
  const words = start({
    cc: ['books@example.org'],
    subject: 'Reminder: invoice INV-0007',
    message: `Late: ${URL}`,
    again: true,
  })

  it('is sent as prepared to the first email’s recipients, and confirmed if one was sent within a day', async () => {
    const path = '/api/invoices/7/reminders'
    const calls = mockApi({
      'GET /api/invoices/7/mails/letter?letter=reminder': words,
      [SENDER]: OWN,
      [`POST ${path}`]: mail({ kind: 'REMINDER', status: 'SENT' }),
    })
    render(
      <SendDialog invoice={{ id: 7, invoiceNumber: 'INV-0007' }} draftKind="reminder" onClose={onClose} />,
    )
    await screen.findByRole('dialog', { name: 'Send reminder' })
    expect(await screen.findByLabelText('Cc')).toHaveValue('books@example.org')
    expect(screen.getByText(/reminder was sent in the last 24 hours/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remind again' }))
    await waitFor(() =>
      expect(calls.find(({ call }) => call === `POST ${path}`)?.body).toMatchObject({
        to: ['grace@example.org'],
        cc: ['books@example.org'],
        again: true,
        subject: 'Reminder: invoice INV-0007',
      }),
    )
  })

  it('shows unused credit first, to the sender only, with a link to apply it', async () => {
    const credit = { amount: '€500.00', value: 500, canApply: true }
    mockApi({ 'GET /api/invoices/7/mails/letter?letter=reminder': { ...words, credit }, [SENDER]: OWN })
    render(
      <SendDialog invoice={{ id: 7, invoiceNumber: 'INV-0007' }} draftKind="reminder" onClose={onClose} />,
    )
    const [first] = await screen.findAllByText(/credit available|in the last 24 hours/)
    expect(first).toHaveTextContent('€500.00 credit available.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).not.toContain('500')
    await press('Apply credit')
    expect(onClose).toHaveBeenCalled()
    expect(router.push).toHaveBeenCalledWith('/invoices/7?credit=1')
  })
})
