import {
  createInvoiceView,
  type Audience,
  type InvoiceSource,
  type InvoiceView,
} from '@/lib/documents/view/invoice-view'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { INVOICE_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { createInvoiceSource, SELLER } from '../../../factories/invoice-source'

const TODAY = '2026-11-09'
const plain = { invoiceType: 'ONE_OFF', paymentMethod: 'REQUEST' } as const
const view = (over: Partial<InvoiceSource> = {}, audience: Audience = 'payer') =>
  createInvoiceView(createInvoiceSource(over), { today: TODAY, audience })

it('the invoice view formats every text of an invoice', () => {
  expect(view()).toMatchObject({
    invoiceNumber: 'INV-0042',
    title: 'Invoice INV-0042',
    statusLabel: 'Sent',
    dueText: 'Due in 7 days',
    overdue: false,
    seller: {
      name: 'Northwind Studio Ltd',
      lines: ['12 Harbour Street', 'Bristol BS1 4ND', 'Company no. 08412345', 'VAT Reg No GB 123 4567 89'],
    },
    billTo: {
      name: 'Hart & Finch Architects',
      lines: [
        'Amelia Hart',
        '4 Canal Row',
        'Leeds',
        'LS1 4AP',
        'United Kingdom',
        'accounts@hartfinch.example',
        'VAT Reg No GB 987 6543 21',
      ],
    },
    badge: { text: 'Due in 7 days', tone: 'sent' },
    dueNote: '',
    isPartiallyPaid: false,
    facts: [
      { label: 'Issue date', value: 'Nov 02, 2026' },
      { label: 'Due date', value: 'Nov 16, 2026' },
      { label: 'Payment method', value: 'Bank transfer' },
    ],
    lines: [
      { description: 'Brand identity', quantity: '3', unitPrice: '£420.00', amount: '£1,260.00' },
      { description: 'Illustrations', quantity: '7.5', unitPrice: '£85.00', amount: '£637.50' },
    ],
    sums: [
      { label: 'Subtotal', value: '£1,897.50', kind: 'part' },
      { label: 'Tax (20%)', value: '£379.50', kind: 'part' },
      { label: 'Total', value: '£2,277.00', kind: 'sum' },
    ],
    total: '£2,277.00',
    amountDueLabel: 'Amount due',
    amountDue: '£2,277.00',
    amountToPay: '2277.00',
    words: { footer: 'Thank you for your business', billTo: 'Bill To' },
  })
})

it('the invoice view shows the owner the tax of 0 % too, and months in words', () => {
  const source = { ...plain, taxRate: 0 }
  expect(view(source, 'owner')).toMatchObject({
    dueDate: 'Nov 16, 2026',
    badge: { text: 'Due in 7 days', tone: 'sent' },
    dueNote: '',
    facts: [
      { label: 'Issue date', value: 'November 02, 2026' },
      { label: 'Due date', value: 'November 16, 2026' },
    ],
    sums: [
      { label: 'Subtotal', value: '£1,897.50', kind: 'part' },
      { label: 'Tax (0%)', value: '£0.00', kind: 'part', internal: true },
      { label: 'Total', value: '£1,897.50', kind: 'sum' },
    ],
  })
})

it.each<Audience>(['payer', 'preview'])(
  'hides internal details from the recipient, for the %s',
  (audience) => {
    const { facts, sums } = view({ ...plain, taxRate: 0 }, audience)
    expect(facts.map(({ label }) => label)).toEqual(['Issue date', 'Due date'])
    expect(sums.map(({ label }) => label)).toEqual(['Subtotal', 'Total'])
    const series = view({ invoiceType: 'RECURRING', paymentMethod: 'AUTOCHARGE' }, audience)
    expect(series.facts.slice(2).map(({ value }) => value)).toEqual(['Recurring', 'Autocharge'])
  },
)

it.each<[Partial<InvoiceSource>, text: string, tone: string, note: string]>([
  [{}, 'Due in 7 days', 'sent', ''],
  [{ dueDate: '2026-11-06' }, 'Overdue by 3 days', 'overdue', ''],
  [{ status: 'DRAFT' }, 'Draft', 'draft', 'Due in 7 days'],
  [{ status: 'PAID' }, 'Paid', 'paid', ''],
  [{ status: 'CANCELLED' }, 'Cancelled', 'cancelled', ''],
])('the invoice view shows the recipient the state: %o', (over, text, tone, dueNote) => {
  expect(view(over)).toMatchObject({ badge: { text, tone }, dueNote })
})

it('prints minutes that no short decimal number has as a clock time, and hours of before as they were', () => {
  const line = { description: 'Call', unit: 'h', unitPrice: 300 }
  const quantities = [0.333333, 3.75, 0.3333, 1.1234567]
  const lineItems = quantities.map((quantity) => ({ ...line, quantity }))
  const { lines } = view({ lineItems })
  expect(lines).toMatchObject([
    { quantity: '0:20\u00a0h', amount: '£100.00' },
    { quantity: '3.75\u00a0h' },
    { quantity: '0.3333\u00a0h', amount: '£99.99' },
    { quantity: '1.1234567\u00a0h' },
  ])
})

it('the invoice view shows the specified placeholders in a preview only', () => {
  const begun: Partial<InvoiceSource> = {
    status: 'DRAFT',
    invoiceNumber: '  ',
    issueDate: '',
    dueDate: '2026-02-30',
    client: null,
    lineItems: [],
    taxRate: null,
    notes: '',
    termsAndConditions: null,
    seller: { ...SELLER, name: null, logo: null },
  }
  expect(view(begun, 'payer').seller.name).toBe('')
  const blank = view(begun, 'preview')
  expect(blank).toMatchObject({
    invoiceNumber: 'EXAMPLE-0001',
    seller: { name: 'Your Company' },
    billTo: null,
    dueText: '',
    dueDate: '—',
    lines: [],
    total: '£0.00',
    notes: null,
    terms: null,
  })
})

it('has the placeholder of the number in the language of the document', () => {
  const words = getDocumentMessages({ seller: { language: 'de' } }).document
  const blank = createInvoiceSource({ invoiceNumber: '' })
  expect(createInvoiceView(blank, { today: TODAY, audience: 'preview', words }).invoiceNumber).toBe(
    'MUSTER-0001',
  )
})

it.each([null, '', ' ', '-', 'abc', NaN])('shows a half-typed number (%p) as zero', (number) => {
  const half = { taxRate: number, lineItems: [{ description: 'x', quantity: number, unitPrice: number }] }
  const { lines, sums } = view(half, 'owner')
  expect([sums[1]!.label, lines[0]]).toEqual([
    'Tax (0%)',
    {
      kind: 'ITEM',
      description: 'x',
      note: null,
      quantity: '0',
      unitPrice: '£0.00',
      tax: null,
      amount: '£0.00',
    },
  ])
})

const sums = (shown: InvoiceView) => shown.sums.map(({ label, value }) => `${label} ${value}`)

it('the invoice view shows the balance due in every status', () => {
  expect(
    INVOICE_STATUSES.map((status) => view({ status })).map((v) => [v.amountDueLabel, v.amountDue]),
  ).toEqual([
    ['Amount due', '£2,277.00'],
    ['Amount due', '£2,277.00'],
    ['Amount paid', '£2,277.00'],
    ['Amount due', '£0.00'],
  ])
})

it('the invoice view shows the amount paid and the balance once it is partly paid', () => {
  expect(view({ amountPaid: 1000 })).toMatchObject({
    total: '£2,277.00',
    amountDueLabel: 'Amount due',
    amountDue: '£1,277.00',
  })
  const TOTAL = ['Subtotal £1,897.50', 'Tax (20%) £379.50', 'Total £2,277.00']
  expect(sums(view({ amountPaid: 1000 }))).toEqual([...TOTAL, 'Paid £1,000.00', 'Balance due £1,277.00'])
  expect(sums(view())).toEqual(TOTAL)
  const paid = view({ status: 'PAID', amountPaid: '2277' })
  expect([paid.amountDue, ...sums(paid)]).toEqual(['£2,277.00', ...TOTAL])
})

it('the invoice view shows partial payment beside the balance due', () => {
  expect(view({ amountPaid: 1000 }).isPartiallyPaid).toBe(true)
  expect(view().isPartiallyPaid).toBe(false)
  expect(view({ status: 'CANCELLED', amountPaid: 1000 }).isPartiallyPaid).toBe(false)
})

it('the invoice view requests no payment if nothing is due', () => {
  for (const audience of ['payer', 'owner'] as const) {
    expect(view({ status: 'PAID', amountPaid: 2277 }, audience)).toMatchObject({
      payment: [],
      amountToPay: null,
    })
    const cancelled = view({ status: 'CANCELLED', amountPaid: 1000 }, audience)
    expect(sums(cancelled).slice(2)).toEqual(['Total £2,277.00', 'Paid £1,000.00'])
    expect(cancelled).toMatchObject({ payment: [], amountToPay: null })
  }
})

it('the invoice view lists credit notes apart from what the client paid', () => {
  const note = { method: 'CREDIT_NOTE', amount: 277, reference: 'CN-0002' }
  const credited = view({ amountPaid: 277, amountCredited: 277, payments: [note] })
  expect(sums(credited).slice(2)).toEqual([
    'Total £2,277.00',
    'Credit note CN-0002 −£277.00',
    'Balance due £2,000.00',
  ])
  expect(credited.isPartiallyPaid).toBe(false)
  const payment = { method: 'CASH', amount: 500, reference: null }
  const partPaid = view({ amountPaid: 777, amountCredited: 277, payments: [note, payment] })
  expect(sums(partPaid).slice(3)).toEqual([
    'Credit note CN-0002 −£277.00',
    'Paid £500.00',
    'Balance due £1,500.00',
  ])
  expect(partPaid.isPartiallyPaid).toBe(true)
  const settled = view({ status: 'PAID', amountPaid: 2277, amountCredited: 277, payments: [note] })
  expect(settled).toMatchObject({ amountDueLabel: 'Amount paid', amountDue: '£2,000.00', stamp: 'paid' })
  expect(sums(settled).slice(3)).toEqual([
    'Credit note CN-0002 −£277.00',
    'Paid £2,000.00',
    'Balance due £0.00',
  ])
})

it('the invoice view names a credit note of more than the balance, whose rest is the client’s credit', () => {
  const creditedBy = [
    { number: 'CN-0003', amount: 277, applied: 0 },
    { number: 'CN-0004', amount: 360, applied: 260 },
  ]
  const { facts } = view({ status: 'PAID', amountPaid: 2277, creditedBy })
  expect(facts.filter(({ label }) => label === 'Credit note').map(({ value }) => value)).toEqual([
    'CN-0003, £277.00',
    'CN-0004, £360.00 (£260.00 + £100.00)',
  ])
})

it('the invoice view says of an invoice that credit notes settled that nothing is due, not that it was paid', () => {
  const note = { method: 'CREDIT_NOTE', amount: 2277, reference: 'CN-0002' }
  const settled = view({ status: 'PAID', amountPaid: 2277, amountCredited: 2277, payments: [note] })
  expect(settled).toMatchObject({
    amountDueLabel: 'Amount due',
    amountDue: '£0.00',
    stamp: null,
    badge: null,
  })
  expect(sums(settled).slice(3)).toEqual(['Credit note CN-0002 −£2,277.00', 'Balance due £0.00'])
})

it('the invoice view shows the owner the total of a cancelled invoice, and the payer that nothing is due', () => {
  const cancelled = { status: 'CANCELLED' } as const
  expect(view(cancelled, 'owner')).toMatchObject({ amountDueLabel: 'Total', amountDue: '£2,277.00' })
  expect(view(cancelled)).toMatchObject({ amountDueLabel: 'Amount due', amountDue: '£0.00' })
})

it('the invoice view keeps the date of an answer on one line', () => {
  const answer = { day: '2026-11-05', by: 'Amelia Hart' }
  expect(view({ kind: 'QUOTE', status: 'ACCEPTED', answer }).facts).toContainEqual({
    label: 'Accepted',
    value: 'Amelia Hart, Nov\u00a005,\u00a02026',
  })
})

it('the invoice view marks a sent invoice past its due date as overdue', () => {
  expect(view({ dueDate: '2026-11-06' })).toMatchObject({ overdue: true, dueText: 'Overdue by 3 days' })
})

it('the invoice view prints bank details for the two bank methods only', () => {
  const rows = (paymentMethod: InvoiceSource['paymentMethod'], seller = SELLER) =>
    view({ paymentMethod, seller }).payment.map((row) => `${row.label}: ${row.value}`)
  expect(rows('BANK_TRANSFER')).toEqual([
    'Bank name: Barclays',
    'Account name: Northwind Studio Ltd',
    'Account number: 12345678',
    'Sort code: 20-00-00',
    'Reference: INV-0042',
  ])
  expect(rows('INTERNATIONAL_TRANSFER')).toEqual([
    'Bank name: Barclays',
    'Account name: Northwind Studio Ltd',
    'IBAN: GB29 NWBK 6016 1331 9268 19',
    'SWIFT/BIC: BARCGB22',
    'Reference: INV-0042',
  ])
  expect(rows('REQUEST')).toEqual([])
  expect(rows('AUTOCHARGE')).toEqual([])
  expect(rows('BANK_TRANSFER', { ...SELLER, bankSortCode: null })).toHaveLength(4)
})

it('the columns of a Canadian invoice name no tax, because there can be several', () => {
  const place = { street: null, city: null, state: 'QC', postalCode: null, country: 'CA' }
  const source = createInvoiceSource({ seller: { ...SELLER, place }, pricesIncludeTax: true })
  const { words, unitPriceLabel } = createDocumentView(source, { today: TODAY })
  expect([words.tax, unitPriceLabel]).toEqual(['Taxes', 'Price incl. taxes'])
})

describe('in a country that knows accounts by their IBAN, a domestic transfer', () => {
  const place = { street: null, city: 'Köln', state: null, postalCode: null, country: 'DE' }
  const byIban = { ...SELLER, place, bankAccountNumber: null, bankSortCode: null }
  const labels = (over: Partial<InvoiceSource>) =>
    view({ paymentMethod: 'BANK_TRANSFER', ...over }).payment.map(({ label }) => label)
  const account = ['Bank name', 'Account name']

  it('has IBAN and BIC, and an account number where there is one', () => {
    const iban = [...account, 'IBAN', 'SWIFT/BIC']
    expect(labels({ seller: byIban })).toEqual([...iban, 'Reference'])
    const both = [...iban, 'Account number', 'Sort code', 'Reference']
    expect(labels({ seller: { ...SELLER, place } })).toEqual(both)
  })

  it('has no IBAN on what was issued in edition 1', () => {
    const source = createInvoiceSource({ paymentMethod: 'BANK_TRANSFER', seller: { ...SELLER, place } })
    const { payment } = createDocumentView({ ...source, edition: 1 }, { today: TODAY })
    const printed = [...account, 'Account number', 'Sort code', 'Reference']
    expect(payment.map(({ label }) => label)).toEqual(printed)
  })
})

it('the invoice view shows stored amounts, even if they would be computed differently today', () => {
  const lineItems = [{ description: 'x', quantity: 1, unitPrice: 10, amount: 10.5 }]
  const stored = view({ lineItems, subtotal: 10.5, taxAmount: 1, totalAmount: 11.5 })
  expect(sums(stored)).toEqual(['Subtotal £10.50', 'Tax (20%) £1.00', 'Total £11.50'])
  expect(stored.lines).toMatchObject([{ amount: '£10.50' }])
})

describe('withholding', () => {
  const withheld = { withholding: { label: 'IRPF', rate: 15 } }
  const sums = (over: Partial<InvoiceSource>) => {
    const { amountDueLabel, amountDue, sums: rows } = view({ ...withheld, ...over })
    return [`${amountDueLabel} ${amountDue}`, ...rows.map(({ label, value }) => `${label} ${value}`).slice(2)]
  }

  it('does not reduce the total of a quote, which its client accepts', () => {
    expect(sums({ kind: 'QUOTE' })).toEqual([
      'Total £2,277.00',
      'Total £2,277.00',
      'Withholding (IRPF 15%) −£284.63',
    ])
  })

  it('is shown with the balance after payments and credits', () => {
    const rest = ['Total £2,277.00', 'Withholding (IRPF 15%) −£284.63']
    for (const kind of ['INVOICE', 'PROFORMA'] as const)
      expect(sums({ kind })).toEqual(['Amount due £1,992.37', ...rest, 'Balance due £1,992.37'])
    expect(sums({ kind: 'CREDIT_NOTE' })).toEqual([
      'Amount credited £1,992.37',
      ...rest,
      'Amount credited £1,992.37',
    ])
  })
})

it('the invoice view shows the total of a cancelled quote or credit note, without payment details', () => {
  expect(view({ kind: 'QUOTE', status: 'CANCELLED' }).amountDue).toBe('£2,277.00')
  expect(view({ kind: 'CREDIT_NOTE', status: 'CANCELLED' }).amountDue).toBe('£2,277.00')
  expect(view({ kind: 'PROFORMA', status: 'CANCELLED' }).amountDue).toBe('£0.00')
  expect(view({ kind: 'INVOICE', status: 'CANCELLED' }).amountDue).toBe('£0.00')
})
