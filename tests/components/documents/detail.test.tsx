import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { InvoiceActions } from '@/components/documents/detail/invoice-actions'
import { InvoiceStatusProvider, InvoiceStatusBadges } from '@/components/documents/detail/invoice-status'
import '@/components/documents/mail/send-dialog'
import { InvoiceTimeline } from '@/components/documents/detail/invoice-timeline'
import { PublicToolbar } from '@/components/documents/public-links/public-toolbar'
import { PublicLinkCard } from '@/components/documents/public-links/public-link-card'
import { IssuedProtectionProvider } from '@/components/shared/issued-protection'
import { getToastAction, pressToastAction } from '@/tests/factories/toasts'
import type { DocumentKind, InvoiceStatus, Obstacles } from '@/lib/documents/types'
import { createInvoiceView, type InvoiceSource } from '@/lib/documents/view/invoice-view'
import { router, setLocation } from '@/tests/factories/navigation'
import { SELLER } from '../../factories/invoice-source'
import { mockApi, createDeferred, ApiFailure, getToastText } from './mock-api'
import { catalogue } from '@/lib/i18n/documents/en'

beforeEach(() => setLocation('/invoices/7'))

const actions = (status: InvoiceStatus, isPartiallyPaid = false) =>
  render(
    <InvoiceStatusProvider invoice={{ id: 7, status }}>
      <InvoiceStatusBadges dueState="OVERDUE" isPartiallyPaid={isPartiallyPaid} />
      <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-0007' }} />
    </InvoiceStatusProvider>,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)

it.each<[InvoiceStatus, string[]]>([
  ['DRAFT', ['Mark as Sent', 'Send by email', 'Print', 'Share', 'More actions']],
  ['SENT', ['Mark as Paid', 'Send by email', 'Print', 'Share', 'More actions']],
  ['PAID', ['Send by email', 'Print', 'Share', 'More actions']],
  ['CANCELLED', ['Print', 'Share', 'More actions']],
])('the document page offers the actions for %s', (status, names) => {
  actions(status)
  expect(buttons()).toEqual(names)
})

it('the document page marks a sent invoice as overdue and partly paid, but not a paid one', async () => {
  const answer = createDeferred()
  mockApi({ 'PATCH /api/invoices/7/status': answer.promise })
  actions('SENT', true)
  expect(screen.getByText('Sent')).toBeInTheDocument()
  expect(screen.getByText('Part paid')).toBeInTheDocument()
  expect(screen.getByText('Overdue')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }))
  expect(screen.queryByText('Part paid')).not.toBeInTheDocument()
  expect(screen.queryByText('Overdue')).not.toBeInTheDocument()
  await act(async () => answer.resolve({}))
})

it.each<[InvoiceStatus, string, string, string, string | null]>([
  ['DRAFT', 'Mark as Sent', 'sent', 'Sent', 'Mark as Paid'],
  ['SENT', 'Mark as Paid', 'paid', 'Paid', null],
])('the document page changes the status from %s', async (status, name, word, badge, next) => {
  const answer = createDeferred()
  const calls = mockApi({ 'PATCH /api/invoices/7/status': answer.promise })
  actions(status)
  await userEvent.click(screen.getByRole('button', { name }))
  // Optimistic update: badge and buttons change before the server responds.
  expect(screen.getByText(badge)).toBeInTheDocument()
  expect(buttons().filter((text) => text?.startsWith('Mark'))).toEqual(next ? [next] : [])
  expect(getToastText()).toEqual([])
  await act(async () => answer.resolve({}))
  expect(calls[0]!.body).toEqual({ status: word.toUpperCase() })
  expect(getToastText()).toEqual([`Invoice ${word}`, `Invoice has been marked as ${word}`])
  expect(router.refresh).toHaveBeenCalled()
  const { label, press } = getToastAction()!
  await act(async () => press())
  expect([label, calls[1]!.body]).toEqual(['Undo', { status, undo: true }])
  expect(getToastText()).toEqual(['Status updated', undefined])
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

it.each<[InvoiceStatus, string, string]>([
  ['DRAFT', 'Mark as Sent', 'Failed to mark invoice as sent'],
  ['SENT', 'Mark as Paid', 'Failed to mark invoice as paid'],
])('the document page reports that the status could not be changed from %s', async (status, name, text) => {
  mockApi({ 'PATCH /api/invoices/7/status': 500 })
  actions(status)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(getToastText()).toEqual(['Error', text]))
  expect(router.refresh).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeInTheDocument())
  expect(screen.getByText(status === 'DRAFT' ? 'Draft' : 'Sent')).toBeInTheDocument()
})

it('the document page asks before it issues a protected invoice, because that can’t be undone', async () => {
  const calls = mockApi({ 'PATCH /api/invoices/7/status': {} })
  render(
    <IssuedProtectionProvider isProtected>
      <InvoiceStatusProvider invoice={{ id: 7, status: 'DRAFT' }}>
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-0007' }} />
      </InvoiceStatusProvider>
    </IssuedProtectionProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Sent' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Issue invoice INV-0007?' })
  expect(dialog).toHaveAccessibleDescription(/can’t be undone/)
  expect(calls).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Sent' }))
  await waitFor(() => expect(getToastText()).toEqual(['Invoice sent', 'Invoice has been marked as sent']))
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'SENT' }])
  expect(getToastAction()).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('the document page handles a double click on a status button once', async () => {
  const calls = mockApi({ 'PATCH /api/invoices/7/status': {} })
  actions('DRAFT')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Mark as Sent' }))
  await waitFor(() => expect(getToastText()).toEqual(['Invoice sent', 'Invoice has been marked as sent']))
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'SENT' }])
})

it('the document page saves two transitions in the order of the clicks', async () => {
  const first = createDeferred()
  const calls = mockApi({ 'PATCH /api/invoices/7/status': first.promise })
  actions('DRAFT')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Sent' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }))
  expect(screen.getByText('Paid')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'SENT' }])
  await act(async () => first.resolve({}))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'SENT' }, { status: 'PAID' }]))
  await pressToastAction()
  expect(calls[2]!.body).toEqual({ status: 'SENT', undo: true })
})

it('prints, edits and downloads', async () => {
  const print = jest.fn()
  window.print = print
  actions('DRAFT')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  const menu = await screen.findByRole('menu', { name: 'More actions' })
  const items = within(menu).getAllByRole('menuitem')
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ...['Draft', 'Sent', 'Paid', 'Cancelled'].map((name) => [`Mark as ${name}`, null]),
    ['Edit Invoice', '/invoices/edit/7'],
    ['Duplicate', null],
    ['Make recurring', '/invoices/edit/7?type=recurring'],
    ['Print', null],
    ['Download PDF', '/api/invoices/7/pdf'],
    ['Delete', null],
  ])
  await userEvent.click(items.find((item) => item.textContent === 'Print')!)
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
})

describe('the menu of a document', () => {
  const open = async (kind: DocumentKind, status: InvoiceStatus) => {
    render(
      <InvoiceStatusProvider invoice={{ id: 7, kind, status }}>
        <InvoiceStatusBadges dueState={null} isPartiallyPaid={false} />
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'Q-0007' }} />
      </InvoiceStatusProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    return screen.findByRole('menu', { name: 'More actions' })
  }

  it('converts a quote, and declines it manually', async () => {
    const calls = mockApi({ 'PATCH /api/invoices/7/status': {} })
    const menu = within(await open('QUOTE', 'SENT'))
    expect(menu.getByRole('menuitem', { name: 'Convert to invoice' })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as Declined' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'DECLINED' }]))
    expect(getToastText()[0]).toBe('Status updated')
  })

  it('leads from an invoice of a series to it', async () => {
    render(
      <InvoiceStatusProvider invoice={{ id: 7, kind: 'INVOICE', status: 'DRAFT' }}>
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-0007', seriesId: 3 }} />
      </InvoiceStatusProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    const item = await screen.findByRole('menuitem', { name: 'View series' })
    expect(item).toHaveAttribute('href', '/invoices/series/3')
    expect(screen.queryByRole('menuitem', { name: 'Make recurring' })).toBeNull()
  })

  it('deletes the document after confirmation, and opens the list of its kind', async () => {
    const calls = mockApi({ 'DELETE /api/invoices/7': {} })
    const menu = within(await open('QUOTE', 'DRAFT'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^Quote Q-0007 will be permanently deleted/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices?kind=quote'))
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/invoices/7'])
  })
})

describe('an invoice with payments', () => {
  const open = async (obstacles: Obstacles, received?: string) => {
    render(
      <InvoiceStatusProvider invoice={{ id: 7, status: 'SENT' }}>
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-7', obstacles, received }} />
      </InvoiceStatusProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    return within(await screen.findByRole('menu', { name: 'More actions' }))
  }

  it('explains why a status can’t be set in a focusable item, and does not set it', async () => {
    const calls = mockApi({ 'PATCH /api/invoices/7/status': {} })
    const why = 'Payments are recorded for this invoice.'
    const menu = await open({ DRAFT: why })
    const item = menu.getByRole('menuitem', { name: 'Mark as Draft' })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveAccessibleDescription(why)
    await userEvent.keyboard('{Home}')
    expect(item).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(calls).toEqual([])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as Cancelled' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'CANCELLED' }]))
  })

  it('says in place of the edit link why it can’t become a draft again', async () => {
    const why = 'Payments are recorded for this invoice.'
    const menu = await open({ DRAFT: why })
    const item = menu.getByRole('menuitem', { name: 'Edit Invoice' })
    expect(item).toHaveAccessibleDescription(why)
    expect(item).not.toHaveAttribute('href')
  })

  it('is cancelled after a confirmation that offers a credit note', async () => {
    const calls = mockApi({ 'PATCH /api/invoices/7/status': {}, 'GET /api/invoices/7/credit': 503 })
    const menu = await open({}, '£40.00')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as Cancelled' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel invoice INV-7?' })
    expect(question).toHaveAccessibleDescription(
      /^£40\.00 was recorded as paid, and cancelling won’t return it to your client\./,
    )
    expect((await axe(question)).violations).toEqual([])
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Create credit note' }))
    expect(await screen.findByRole('dialog', { name: 'Credit invoice' })).toBeVisible()
    expect(question).not.toBeInTheDocument()
    await userEvent.click(await screen.findByText('Close', { selector: 'button' }))
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as Cancelled' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel invoice' }))
    await waitFor(() => expect(calls.at(-1)!.body).toEqual({ status: 'CANCELLED' }))
  })

  it('is deleted after a confirmation that offers cancellation if possible', async () => {
    const menu = await open({
      CANCELLED: 'Credit note CN-1 takes from this invoice.',
      creditNotes: ['CN-1', 'CN-3'],
    })
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveAccessibleDescription(
      /^Invoice INV-7 will be deleted\. It leaves your lists and its link stops working\. Its number and content stay on the Numbers page\..* Credit notes CN-1, CN-3 will be cancelled\./,
    )
    const buttons = within(dialog).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Delete'])
  })
})

describe('duplicating a document', () => {
  const POST = 'POST /api/invoices/7/duplicate'
  const duplicate = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  }

  it('creates one draft, however often it is clicked, and opens the editor', async () => {
    const answer = createDeferred()
    const calls = mockApi({ [POST]: answer.promise })
    actions('PAID')
    await duplicate()
    await duplicate()
    await act(async () => answer.resolve({ id: 8, invoiceNumber: 'INV-0008' }))
    expect(calls.map(({ call }) => call)).toEqual([POST])
    expect(router.push).toHaveBeenCalledWith('/invoices/edit/8')
    expect(getToastText()).toEqual(['Invoice duplicated', 'INV-0008 is a new draft.'])
  })

  it('explains a failure, and stays on the page', async () => {
    mockApi({ [POST]: new ApiFailure(409, { message: 'The client of this invoice was deleted.' }) })
    actions('SENT')
    await duplicate()
    await waitFor(() =>
      expect(getToastText()).toEqual([
        'Failed to duplicate invoice',
        'The client of this invoice was deleted.',
      ]),
    )
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('the public link of a document', () => {
  const POST = 'POST /api/invoices/7/public-url'
  const DELETE = 'DELETE /api/invoices/7/public-url'
  const TOKEN = 'c'.repeat(43)
  const card = { invoiceId: 7, viewed: null, expiresOn: null, today: '2026-11-21' }
  const chooseInLinkMenu = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Link options' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }

  it('is shown for copying', () => {
    render(<PublicLinkCard {...card} token={TOKEN} />)
    expect(screen.getByRole('textbox', { name: /^Anyone with this link/ })).toHaveValue(
      `http://localhost/invoice/${TOKEN}`,
    )
  })

  it('can be created', async () => {
    const calls = mockApi({ [POST]: {} })
    render(<PublicLinkCard {...card} token={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(getToastText()).toEqual(['Public URL generated', undefined]))
    expect(calls.map(({ call }) => call)).toEqual([POST])
    expect(router.refresh).toHaveBeenCalled()
  })

  it('can’t be created for a cancelled document', () => {
    render(<PublicLinkCard {...card} token={null} isCancelled />)
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
    expect(screen.getByText('There is no public link to this invoice.')).toBeVisible()
  })

  it('reports a failed creation', async () => {
    mockApi({ [POST]: 500 })
    render(<PublicLinkCard {...card} token={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await waitFor(() =>
      expect(getToastText()).toEqual(['Failed to generate URL', 'Something went wrong. Please try again.']),
    )
  })

  it('shows if it was opened', async () => {
    const { rerender } = render(<PublicLinkCard {...card} token={TOKEN} />)
    expect(screen.getByText('Not viewed yet')).toBeInTheDocument()
    rerender(<PublicLinkCard {...card} token={TOKEN} viewed="Nov 20, 2026, 2:05 PM (3 views)" />)
    expect(screen.getByText('Last viewed Nov 20, 2026, 2:05 PM (3 views)')).toBeInTheDocument()
  })

  it('doesn’t say that an answered quote wasn’t opened', () => {
    render(<PublicLinkCard {...card} kind="QUOTE" token={TOKEN} isAnswered />)
    expect(screen.queryByText('Not viewed yet')).not.toBeInTheDocument()
  })

  it('can get an expiry date, and keeps the choice on failure', async () => {
    const PATCH = 'PATCH /api/invoices/7/public-url'
    mockApi({ [PATCH]: 500 })
    render(<PublicLinkCard {...card} token={TOKEN} />)
    await chooseInLinkMenu('Set expiry date')
    const field = await screen.findByLabelText('Expires on')
    expect(screen.getByRole('button', { name: 'Save expiry date' })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.change(field, { target: { value: '2026-12-24' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save expiry date' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Something went wrong/))
    expect(field).toHaveValue('2026-12-24')

    const calls = mockApi({ [PATCH]: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Save expiry date' }))
    await waitFor(() => expect(getToastText()).toEqual(['The link expires on Dec 24, 2026', undefined]))
    expect(calls[0]!.body).toEqual({ expiresOn: '2026-12-24' })
    expect(router.refresh).toHaveBeenCalled()
    await pressToastAction()
    expect(calls[1]!.body).toEqual({ expiresOn: null })
    expect(getToastText()).toEqual(['The link doesn’t expire', undefined])
  })

  it('can lose its expiry date, and shows that it has expired', async () => {
    const calls = mockApi({ 'PATCH /api/invoices/7/public-url': {} })
    render(<PublicLinkCard {...card} token={TOKEN} expiresOn="2026-11-20" />)
    expect(screen.getByText(/expired on Nov 20, 2026/)).toBeInTheDocument()
    await chooseInLinkMenu('Change expiry date')
    fireEvent.change(await screen.findByLabelText('Expires on'), { target: { value: '' } })
    await userEvent.click(screen.getByRole('button', { name: 'Remove expiry date' }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ expiresOn: null }))
  })

  it.each([
    ['Revoke', [DELETE], 'Public link revoked'],
    ['Create a new link', [DELETE, POST], 'Public URL generated'],
  ])('asks before %s', async (name, expected, done) => {
    const calls = mockApi({ [POST]: {}, [DELETE]: {} })
    render(<PublicLinkCard {...card} token={TOKEN} />)
    await chooseInLinkMenu(name)
    const dialog = await screen.findByRole('alertdialog')
    expect(calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(getToastText()).toEqual([done, undefined]))
    expect(calls.map(({ call }) => call)).toEqual(expected)
  })
})

it('the document page shows the timeline in the user’s time zone', () => {
  const events = [
    {
      id: 3,
      type: 'SCHEDULE_RAN' as const,
      at: '2025-01-06T03:31:00.000Z',
      detail: 'INV-8',
      aboutInvoiceId: 8,
    },
    { id: 2, type: 'MAIL_SENT' as const, at: '2025-01-06T03:30:00.000Z', detail: 'To a@b.co' },
    { id: 1, type: 'INVOICE_CREATED' as const, at: '2025-01-05T22:05:00.000Z' },
  ]
  render(<InvoiceTimeline events={events} timeZone="America/New_York" currentUserId={1} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '))
  expect(texts).toEqual([
    'Next invoice createdINV-8Jan 5, 2025, 10:31 PM',
    'Sent by emailTo a@b.coJan 5, 2025, 10:30 PM',
    'Invoice createdJan 5, 2025, 5:05 PM',
  ])
  expect(screen.getByRole('link', { name: 'INV-8' })).toHaveAttribute('href', '/invoices/8')
})

it('the document page names the acting user on the timeline, if known', () => {
  const at = '2025-01-06T03:30:00.000Z'
  const events = [
    { type: 'INVOICE_VIEWED' as const, at, by: 'client' as const },
    { type: 'SCHEDULE_RAN' as const, at, by: 'job' as const },
    { type: 'INVOICE_SENT' as const, at, by: { id: 2, name: 'Tom Becker' } },
    { type: 'INVOICE_EDITED' as const, at, by: { id: 1, name: 'Ada Lovelace' } },
    { type: 'INVOICE_CREATED' as const, at },
  ]
  render(<InvoiceTimeline events={events} timeZone="UTC" currentUserId={1} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '))
  expect(texts.map((text) => text?.split('AM')[1])).toEqual(['·Client', '·Sheaf', '·Tom Becker', '·You', ''])
})

it('the document page shows an email’s text on the timeline on request', async () => {
  const letter = { subject: 'Invoice INV-7', message: 'Hello,\n\nplease <b>pay</b>.' }
  const at = '2025-01-06T03:30:00.000Z'
  const events = [{ id: 2, type: 'MAIL_SENT' as const, at, detail: 'To a@b.co, cc c@d.co', letter }]
  const { container } = render(<InvoiceTimeline events={events} timeZone="UTC" currentUserId={1} />)
  const words = screen.getByText(/please <b>pay/)
  expect(words).not.toBeVisible()
  await userEvent.click(screen.getByText('Show message'))
  expect(words).toBeVisible()
  expect(screen.getByRole('region', { name: 'Message: Invoice INV-7' })).toHaveAttribute('tabindex', '0')
  expect((await axe(container)).violations).toEqual([])
})

describe('the bar of the public page', () => {
  const source = (status: InvoiceStatus): InvoiceSource => ({
    invoiceNumber: 'INV-0007',
    status,
    issueDate: '2025-01-05',
    dueDate: '2025-01-19',
    invoiceType: 'ONE_OFF',
    paymentMethod: 'REQUEST',
    currency: 'GBP',
    taxRate: 20,
    notes: null,
    termsAndConditions: null,
    lineItems: [{ description: 'Design', quantity: 1, unitPrice: 1000 }],
    seller: SELLER,
    client: null,
  })
  const bar = (status: InvoiceStatus) =>
    render(
      <PublicToolbar
        view={createInvoiceView(source(status), { today: '2025-01-10' })}
        words={catalogue.page}
        pdf="/api/public/invoice/t/pdf"
      />,
    )

  it('shows whose invoice it is, and offers to save it', () => {
    bar('SENT')
    // Amount and due date appear only once, on the document.
    expect(screen.getByRole('banner').querySelector('p')).toHaveTextContent(
      /^Northwind Studio Ltd\s*Invoice INV-0007$/,
    )
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/public/invoice/t/pdf',
    )
  })

  it('leaves the primary button to the form in which a quote is answered', () => {
    render(
      <PublicToolbar
        view={createInvoiceView(source('SENT'), { today: '2025-01-10' })}
        words={catalogue.page}
        pdf="/api/public/invoice/t/pdf"
        isDownloadMain={false}
      />,
    )
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('data-variant', 'outline')
  })

  it('prints', async () => {
    window.print = jest.fn()
    bar('SENT')
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(window.print).toHaveBeenCalled()
  })
})

describe('the query string of the document page', () => {
  const LETTER = {
    to: ['grace@example.org'],
    cc: [],
    replyTo: null,
    again: false,
    subject: 'S',
    message: 'M',
  }
  const show = (notReminded: string | null = null) =>
    render(
      <InvoiceStatusProvider invoice={{ id: 7, status: notReminded ? 'PAID' : 'SENT' }}>
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-0007' }} notReminded={notReminded} />
      </InvoiceStatusProvider>,
    )
  const dialog = () => screen.queryByRole('dialog')
  const ask = (query: string) => setLocation(`/invoices/7${query}`)
  beforeAll(() => {
    crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000'
  })
  beforeEach(() =>
    mockApi({
      'GET /api/invoices/7/mails/letter?letter=reminder': LETTER,
      'GET /api/invoices/7/mails/letter?letter=invoice': LETTER,
      'GET /api/invoices/7/check': [],
      'GET /api/user/sender': { transport: 'gmail', address: 'ada@gmail.com', isExpired: false },
    }),
  )
  afterEach(() => act(() => ask('')))

  it.each([
    ['?send=1', 'Send by email'],
    ['?remind=1', 'Send reminder'],
  ])('opens the dialog for %s, and is removed when the dialog closes', async (query, name) => {
    ask(query)
    show()
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
    await screen.findByLabelText('To')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(window.location.search).toBe('')
    // Opening the same query again reopens the dialog.
    act(() => ask(query))
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
  })

  it('explains why no reminder can be sent', async () => {
    ask('?remind=1')
    show('This invoice is paid.')
    await waitFor(() => expect(getToastText()).toEqual(['No reminder to send', 'This invoice is paid.']))
    expect(dialog()).toBeNull()
    expect(window.location.search).toBe('')
  })
})
