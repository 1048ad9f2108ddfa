import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import { createCharges } from '@/lib/documents/totals/charges'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { SNAPSHOT_FORMAT, withFormat, parseBillTo, parseSeller } from '@/lib/documents/snapshots'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { BILL_TO as CLIENT, SELLER } from '@/tests/factories/invoice-source'

const { logo: _logo, ...seller } = SELLER
const { countryName: _name, ...client } = CLIENT
/** Snapshot from before countries were ISO 3166-1 codes. */
const BILL_TO = { ...client, country: 'UK' }
const { template: _template, accentColor: _accent, ...beforeDesigns } = seller
const NOTHING = { name: null, address: null, regNumber: null, vat: null }
const PRINTED_BEFORE = '4 Canal Row\nLeeds, LS1 4AP\nUnited Kingdom'
/** Values that no version ever wrote. */
const GARBAGE = [null, 7, 'text', true, [], [seller], { name: 7, template: 'BAROQUE', accentColor: 'red' }]

it('the snapshot parser reads party snapshots of every stored format', () => {
  expect(withFormat(seller)).toEqual({ ...seller, format: SNAPSHOT_FORMAT })
  const now = { ...seller, template: 'MODERN', accentColor: '#b4235a' } as const
  const place = { street: '1', city: 'Bristol', state: null, postalCode: 'BS1 4ND', country: 'GB' }
  const spoken = {
    language: 'de',
    secondLanguage: 'en',
    paper: 'LETTER',
    letterWindow: 'US_10',
    foldMarks: true,
  } as const
  const whole = { ...now, ...spoken, place, printedAddress: '1\nBristol\nBS1 4ND\nUnited Kingdom' }
  expect(parseSeller(withFormat(whole))).toEqual(whole)
  // From before addresses had parts, format numbers and designs.
  const printed = { place: null, printedAddress: seller.address }
  expect(parseSeller({ ...now, format: 1 })).toEqual({ ...now, ...printed })
  expect(parseSeller(now)).toEqual({ ...now, ...printed })
  expect(parseSeller(beforeDesigns)).toEqual({ ...beforeDesigns, ...DEFAULT_DESIGN, ...printed })
  const billTo = { ...BILL_TO, country: 'GB', printedAddress: '4 Canal Row\nLeeds\nLS1 4AP' }
  expect(parseBillTo(withFormat(billTo))).toEqual(billTo)
  const before = { ...billTo, printedAddress: PRINTED_BEFORE }
  expect(parseBillTo({ ...BILL_TO, format: 1 })).toEqual(before)
  expect(parseBillTo(BILL_TO)).toEqual(before)
  const { vatNumber: _vat, taxNumber: _tax, companyNumber: _number, ...older } = BILL_TO
  expect(parseBillTo(older)).toEqual({ ...before, vatNumber: null, taxNumber: null, companyNumber: null })
  // A missing or unknown language means English on A4.
  expect(
    parseSeller({ ...now, language: 'tlh', secondLanguage: 'x', paper: 'A0', letterWindow: 'C4' }),
  ).toEqual({
    ...now,
    ...printed,
  })
  // Written by a newer version that was rolled back.
  expect(parseSeller({ ...whole, format: 99, motto: 'x' })).toEqual(whole)
})

it.each(GARBAGE)('the snapshot parser treats an unreadable snapshot as missing: %p', (stored) => {
  expect(parseSeller(stored)).toMatchObject({ ...NOTHING, ...DEFAULT_DESIGN })
  expect(parseBillTo(stored)).toMatchObject({ name: '', companyName: null })
})

const CHARGED = {
  discount: { kind: 'PERCENT', value: 5 },
  tax: { rate: 7, category: 'S', reason: null },
}
const content = {
  kind: 'QUOTE',
  relation: null,
  source: { id: 3, number: 'Q-0003', date: '2026-01-02' },
  answer: { at: '2026-01-05T09:00:00.000Z', day: '2026-01-05', by: 'Ana', note: null },
  id: 4,
  version: 3,
  invoiceNumber: 'INV-0004',
  clientId: 2,
  clientName: 'Hart',
  clientContact: 'A',
  issueDate: '2026-01-04',
  dueDate: '2026-01-18',
  status: 'PAID',
  currency: 'GBP',
  recurringDate: null,
  subtotal: 10,
  ...createCharges(20),
  taxAmount: 2,
  totalAmount: 12,
  amountPaid: 12,
  balance: 0,
  discountAmount: 1,
  withheldAmount: 2,
  serviceFrom: '2026-01-01',
  serviceUntil: null,
  discount: { kind: 'AMOUNT', value: 1 },
  withholding: { label: 'IRPF', rate: 15 },
  taxes: [{ category: 'AE', rate: 0, taxable: 10, tax: 0, reason: 'Reverse charge' }],
  invoiceType: 'ONE_OFF',
  paymentMethod: 'REQUEST',
  purchaseOrder: 'PO-7',
  notes: 'Thanks',
  termsAndConditions: null,
  shareMessage: null,
  rhythm: { frequency: 'MONTHLY', every: 2 },
  language: 'de',
  secondLanguage: 'en',
  lineItems: [{ id: 1, description: 'Logo', quantity: 1, unit: 'h', unitPrice: 10, ...CHARGED, amount: 10 }],
  payments: [{ id: 9, paidOn: '2026-01-10', amount: 12, method: 'CASH', reference: null }],
  seller: { ...seller, logo: { id: 'l', src: '/api/logos/l', width: 2, height: 1 } },
  client: { ...BILL_TO, id: 2, deleted: true },
}
/** As parsed today: addresses as printed, no credited amounts, and the first edition. */
const read = {
  ...content,
  amountCredited: 0,
  correctionReason: null,
  exchangeRate: null,
  exchangeRateDate: null,
  edition: 1,
  // Lines archived before headings existed are items.
  lineItems: content.lineItems.map((line) => ({ ...line, kind: 'ITEM' })),
  payments: content.payments.map((payment) => ({ ...payment, credited: 0 })),
  seller: { ...content.seller, place: null, printedAddress: seller.address },
  client: { ...content.client, country: 'GB', printedAddress: PRINTED_BEFORE },
}

it('the snapshot parser parses an archived document, with and without a format number', () => {
  expect(parseArchivedDocument(withFormat(content))).toEqual(read)
  expect(parseArchivedDocument(content)).toEqual(read)
  expect(parseArchivedDocument(withFormat(read))).toEqual(read)
})

it('the snapshot parser parses archives of older versions, which have fewer fields', () => {
  const older = { invoiceNumber: 'INV-0004', status: 'SENT', issueDate: '2026-01-04', totalAmount: 7 }
  expect(
    parseArchivedDocument({ ...older, currency: 'EUR', lineItems: [{ description: 'Logo' }] }),
  ).toMatchObject({
    ...older,
    currency: 'EUR',
    subtotal: 7,
    taxRate: 0,
    taxAmount: 0,
    amountPaid: 0,
    balance: 7,
    clientContact: null,
    notes: null,
    payments: [],
    rhythm: null,
    lineItems: [{ id: 1, description: 'Logo', quantity: 0, unit: null, unitPrice: 0, amount: 0 }],
    seller: { ...NOTHING, ...DEFAULT_DESIGN, logo: null },
    client: { name: '', deleted: false },
  })
})

it.each<unknown>([
  ...GARBAGE,
  {},
  { ...content, issueDate: 'soon', notes: '{month}', status: 'LOST', currency: 'pounds' },
  { ...content, lineItems: 'none', payments: [null, { paidOn: 'once' }], client: 'Bob', seller: [] },
  { ...content, totalAmount: '12', amountPaid: null, rhythm: { frequency: 'DAILY', every: 1 }, format: 99 },
])('the snapshot parser renders the page even for %p', (stored) => {
  const read = parseArchivedDocument(stored)
  for (const audience of ['owner', 'payer'] as const)
    expect(createInvoiceView(read, { today: '2026-11-09', audience }).title).toMatch(/^(Invoice|Quote) /)
  expect(toPaymentRows(read, englishFormats)).toEqual(expect.any(Array))
})

// Country names as printed on older snapshots, by the country as stored then.
it.each([
  ['UK', 'United Kingdom'],
  ['DE', 'Germany'],
  // Not codes at that time: printed as typed, whatever they mean today.
  ['PL', 'PL'],
  ['GB', 'GB'],
  ['Poland', 'Poland'],
  ['constructor', 'constructor'],
  [null, undefined],
])('the snapshot parser prints the address of an issued document unchanged: %s', (country, printed) => {
  const client = { ...BILL_TO, companyName: null, email: null, vatNumber: null, country, state: 'WY' }
  const { billTo } = createInvoiceView({ ...read, client: parseBillTo(client) } as never, {
    today: '2026-11-09',
  })
  expect(billTo!.lines).toEqual(['4 Canal Row', 'Leeds, WY, LS1 4AP', ...(printed ? [printed] : [])])
})
