import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { createInvoiceView, type Audience, type InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createCopyButton } from '@/components/documents/public-links/create-copy-button'
import { createInvoiceSource, SELLER } from '../../factories/invoice-source'
import { catalogue } from '@/lib/i18n/documents/en'

const show = (over: Partial<InvoiceSource> = {}, audience: Audience = 'payer') =>
  render(
    <InvoiceDocument
      view={createInvoiceView(createInvoiceSource(over), { today: '2026-11-09', audience })}
    />,
  )
const sums = () => document.querySelector('.invoice-totals')!

it('the document shows seller, client, amount, due date and payment details', () => {
  show()
  const sheet = screen.getByRole('article', { name: 'Invoice INV-0042' })
  expect(within(sheet).getByRole('heading', { name: 'INV-0042' })).toBeVisible()
  for (const text of [
    'Hart & Finch Architects',
    'Amelia Hart',
    'Amount due',
    'Nov 16, 2026',
    'Due in 7 days',
    'Bank transfer',
    'Barclays',
    'Thank you for your business',
  ])
    expect(within(sheet).getByText(text)).toBeVisible()
  expect(within(sheet).getAllByText('Northwind Studio Ltd')).toHaveLength(2)
  for (const name of ['Bill To', 'Payment details', 'Notes', 'Terms and Conditions'])
    expect(screen.getByRole('heading', { name })).toBeVisible()
})

it('the document lists the items in a real table with totals', () => {
  show()
  const table = screen.getByRole('table', { name: 'Line items' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Description', 'Quantity', 'Unit Price', 'Amount'])
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Brand identity', '3', '£420.00', '£1,260.00'],
    ['Illustrations', '7.5', '£85.00', '£637.50'],
  ])
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(expect.arrayContaining(['£1,897.50', '£379.50', '£2,277.00']))
  expect(screen.getByText('Tax (20%)')).toBeVisible()
})

it('the document shows the amount paid and the balance', () => {
  show({ amountPaid: 1000 })
  expect(sums()).toHaveTextContent('Total£2,277.00Paid£1,000.00Balance due£1,277.00')
  expect(screen.getByText('Part paid')).toBeVisible()
})

it('the document requests no payment once it is paid or cancelled', () => {
  show({ status: 'CANCELLED', amountPaid: 1000 })
  expect(sums()).toHaveTextContent(/Total£2,277.00Paid£1,000.00$/)
  expect(screen.getByText('£0.00')).toBeVisible()
  for (const status of ['PAID', 'CANCELLED'] as const) {
    cleanup()
    show({ status })
    expect(screen.queryByRole('heading', { name: 'Payment details' })).not.toBeInTheDocument()
    expect(screen.queryByText('Part paid')).not.toBeInTheDocument()
  }
})

describe('on the client’s page', () => {
  const open = (over: Partial<InvoiceSource> = {}) =>
    render(
      <InvoiceDocument
        view={createInvoiceView(createInvoiceSource(over), { today: '2026-11-09' })}
        headingLevel={1}
        Copy={createCopyButton(catalogue.page, 'en')}
      />,
    )
  const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

  it('copies each payment detail, and confirms it', async () => {
    const user = userEvent.setup()
    open()
    expect(names()).toEqual([
      'Copy amount',
      'Copy bank name',
      'Copy account name',
      'Copy account number',
      'Copy sort code',
      'Copy reference',
    ])
    await user.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe('INV-0042')
    expect(screen.getByText('Copied to clipboard')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Copy amount' }))
    expect(await navigator.clipboard.readText()).toBe('2277.00')
  })

  it('selects the detail if the browser blocks the clipboard', async () => {
    const user = userEvent.setup()
    open({ paymentMethod: 'INTERNATIONAL_TRANSFER' })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy IBAN' }))
    expect(screen.getByRole('button', { name: 'Copy IBAN' })).toHaveTextContent('Failed to copy')
    expect(String(window.getSelection())).toContain('GB29 NWBK 6016 1331 9268 19')
  })

  it('links to the payment details, if there is something to pay', () => {
    const { container, unmount } = open()
    const link = screen.getByRole('link', { name: 'How to pay' })
    expect(container.querySelector(link.getAttribute('href')!)).toHaveTextContent('Payment details')
    unmount()
    open({ status: 'PAID' })
    expect(names()).toEqual([])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

it('the document omits empty parts', () => {
  show({ notes: null, termsAndConditions: '', paymentMethod: 'REQUEST' })
  for (const name of ['Notes', 'Terms and Conditions', 'Payment details'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
})

it('the document keeps placeholders in an unfinished invoice', () => {
  show(
    {
      status: 'DRAFT',
      invoiceNumber: '',
      client: null,
      lineItems: [],
      seller: { ...SELLER, name: null },
    },
    'preview',
  )
  expect(screen.getByRole('heading', { name: 'EXAMPLE-0001' })).toBeVisible()
  expect(screen.getByText('Your Company')).toBeVisible()
  expect(screen.getByText('No client chosen yet')).toBeVisible()
  expect(screen.getByText('No items yet')).toBeVisible()
})

it('the document is stamped once paid', () => {
  show({ status: 'PAID' })
  expect(screen.getByText('Amount paid')).toBeVisible()
  // The badge and the stamp.
  expect(screen.getAllByText('Paid')).toHaveLength(2)
  expect(screen.queryByText('Due Nov 16, 2026')).not.toBeInTheDocument()
})

it.each(['PAID', 'CANCELLED'] as const)('has a stamp that is not read twice when %s', (status) => {
  const { container } = show({ status })
  const stamp = container.querySelector('.invoice-stamp')!
  expect(stamp).toHaveTextContent(status === 'PAID' ? 'Paid' : 'Cancelled')
  expect(stamp).toHaveAttribute('aria-hidden', 'true')
})

it.each(['DRAFT', 'SENT'] as const)('has no stamp when %s', (status) => {
  expect(show({ status }).container.querySelector('.invoice-stamp')).toBeNull()
})

it('the document uses the seller’s template and accent colour', () => {
  show({ seller: { ...SELLER, template: 'MODERN', accentColor: '#ffe600' } })
  const sheet = screen.getByRole('article')
  expect(sheet).toHaveAttribute('data-template', 'modern')
  expect(sheet.style.getPropertyValue('--invoice-accent')).toBe('#ffe600')
  expect(sheet.style.getPropertyValue('--invoice-on-accent')).toBe('#000000')
})

it.each([
  [400, 100, 180, 45],
  [100, 400, 14, 56],
  [40, 20, 40, 20],
  [5000, 4, 180, 1],
])(
  'the document reserves a box for a logo of %i x %i before it has loaded',
  (width, height, shownWidth, shownHeight) => {
    show({ seller: { ...SELLER, logo: { id: 'x', src: '/logo', width, height } } })
    const logo = screen.getByRole('img', { name: 'Northwind Studio Ltd logo' })
    expect(logo).toHaveAttribute('width', String(shownWidth))
    expect(logo).toHaveAttribute('height', String(shownHeight))
  },
)

it('the document escapes hostile text', () => {
  const { container } = show({
    notes: '<img src=x onerror=alert(1)>',
    lineItems: [{ description: '<script>alert(1)</script>', quantity: 1, unitPrice: 1 }],
  })
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible()
  expect(container.querySelector('script, img')).toBeNull()
})

it('the document is the page heading on its own page', () => {
  render(
    <InvoiceDocument
      view={createInvoiceView(createInvoiceSource(), { today: '2026-11-09' })}
      headingLevel={1}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'INV-0042' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Notes' })).toBeVisible()
})

it.each(['SENT', 'PAID'] as const)('has nothing axe objects to when %s', async (status) => {
  const { container } = show({ status })
  expect((await axe(container)).violations).toEqual([])
})

it('the document groups items under headings, with texts between them, in one table', async () => {
  const lineItems: InvoiceSource['lineItems'] = [
    { description: 'Workshop', quantity: 1, unitPrice: 10 },
    { kind: 'HEADING', description: 'Design, {month}' },
    { description: 'Logo', quantity: 1, unitPrice: 20, tax: { rate: 7 } },
    { kind: 'TEXT', description: 'Two rounds\nof changes' },
  ]
  show({ lineItems })
  const table = screen.getByRole('table', { name: 'Line items' })
  const heading = within(table).getByRole('rowheader', { name: 'Design, November' })
  expect(heading).toHaveAttribute('scope', 'rowgroup')
  // Its row group starts at the heading, which spans all columns, including the tax rate.
  const [head, before, group] = within(table).getAllByRole('rowgroup')
  expect([head, before, group].map((one) => within(one!).getAllByRole('row').length)).toEqual([1, 1, 3])
  expect(group).toContainElement(heading)
  expect(heading).toHaveAttribute('colspan', '5')
  expect(within(table).getByRole('cell', { name: /^Two rounds/ })).toHaveAttribute('colspan', '5')
})
