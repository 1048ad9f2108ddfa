import { interpolateTexts } from '@/lib/documents/interpolate-texts'
import { alignToLines, filterItems } from '@/lib/documents/line-items/line-kinds'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { invoiceSchema } from '@/lib/documents/schema'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { createInvoiceView, type InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createInvoiceSource } from '@/tests/factories/invoice-source'
import { formatFieldMessage } from '@/lib/i18n/format-reason'

const HEADING = { kind: 'HEADING', description: 'Design, {month}' } as const
const TEXT = { kind: 'TEXT', description: 'As agreed in {month}.\nTwo rounds of changes.' } as const
const [first, second] = [
  { description: 'Logo', quantity: 2, unitPrice: 50 },
  { description: 'Site', quantity: 1, unitPrice: 25.5, tax: { rate: 7, category: 'S' as const } },
]
const LINES: InvoiceSource['lineItems'] = [HEADING, first, TEXT, second]
const valid = {
  clientId: 1,
  currency: 'USD',
  issueDate: '2026-03-05',
  dueDate: '2026-03-19',
  invoiceNumber: 'I-1',
  lineItems: [first],
}
const said = (lineItems: unknown) => {
  const { success, error } = invoiceSchema.safeParse({ ...valid, lineItems })
  return success
    ? []
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${formatFieldMessage(message)}`)
}

it('a document with headings selects the items, and attaches computed values to the lines', () => {
  expect(filterItems(LINES)).toEqual([first, second])
  expect(alignToLines(LINES, [1, 2])).toEqual([null, 1, null, 2])
})

it('a document with headings adds up items only, and gives headings and texts no tax group', () => {
  const charged = { taxRate: 20, currency: 'USD', pricesIncludeTax: true }
  const [mixed, plain] = [LINES, [first, second]].map((lineItems) => computeTotals({ ...charged, lineItems }))
  const { amounts, nets, ...sums } = mixed!
  const { amounts: _amounts, nets: _nets, ...same } = plain!
  expect(sums).toEqual(same)
  expect(amounts.map((amount) => amount && amount.toNumber())).toEqual([null, 100, null, 25.5])
  expect(nets.map((net) => net && net.toNumber())).toEqual([null, 83.33, null, 23.83])
  // Without items there is only the document's rate, with zero tax.
  expect(computeTotals({ ...charged, lineItems: [HEADING] }).taxes).toMatchObject([
    { rate: expect.anything() },
  ])
})

it('a document with headings accepts headings and texts with their text, and items as before', () => {
  const { lineItems } = invoiceSchema.parse({
    ...valid,
    lineItems: [
      { ...HEADING, id: 1 },
      first,
      { ...TEXT, quantity: null, amount: null },
      { ...first, kind: 'ITEM' },
    ],
  })
  expect(lineItems).toEqual([HEADING, expect.objectContaining({ kind: 'ITEM' }), TEXT, lineItems[1]])
})

it.each([
  ['headings and texts alone', [HEADING, TEXT], ['lineItems: No line items']],
  ['nothing', [], ['lineItems: No line items']],
  [
    'an empty heading',
    [{ kind: 'HEADING', description: ' ' }, first],
    ['lineItems.0.description: Heading is required'],
  ],
  ['an empty text', [{ kind: 'TEXT' }, first], ['lineItems.0.description: Text is required']],
  [
    'a heading of several lines',
    [{ kind: 'HEADING', description: 'A\nB' }, first],
    ['lineItems.0.description: Please remove invisible control characters'],
  ],
  [
    'a heading that is counted and charged',
    [{ ...HEADING, quantity: 1, unit: 'h', unitPrice: 0, discount: null, tax: { rate: 20 } }, first],
    [
      'lineItems.0.quantity: A heading has no quantity',
      'lineItems.0.unit: A heading has no unit',
      'lineItems.0.unitPrice: A heading has no price',
      'lineItems.0.tax: A heading has no tax',
    ],
  ],
  ['a text with a price', [first, { ...TEXT, unitPrice: 5 }], ['lineItems.1.unitPrice: A text has no price']],
  ['another kind', [{ ...first, kind: 'SUM' }], ['lineItems.0.kind: Must be one of ITEM, HEADING or TEXT']],
  ['no line', ['x'], ['lineItems.0: Must be an object']],
])('a document with headings explains how to fix %s', (_, lineItems, expected) => {
  expect(said(lineItems)).toEqual(expected)
})

it('a document with headings counts every kind of line towards the maximum', () => {
  const texts = Array.from({ length: 1000 }, () => TEXT)
  expect(said([...texts.slice(1), first])).toEqual([])
  expect(said([...texts, first])).toEqual(['lineItems: At most 1000 line items'])
})

it('a document with headings fills in the month in headings and texts', () => {
  const { lineItems } = interpolateTexts({ lineItems: LINES }, { issueDate: '2026-03-05' })
  expect(lineItems.map(({ description }) => description)).toEqual([
    'Design, March',
    'Logo',
    'As agreed in March.\nTwo rounds of changes.',
    'Site',
  ])
})

it('a document with headings renders headings and texts in place, with their text only', () => {
  const { lines, sums } = createInvoiceView(
    createInvoiceSource({ lineItems: LINES, issueDate: '2026-03-05' }),
    {
      today: '2026-03-06',
    },
  )
  expect(lines.map(({ kind }) => kind)).toEqual(['HEADING', 'ITEM', 'TEXT', 'ITEM'])
  expect(lines[0]).toEqual({ kind: 'HEADING', description: 'Design, March' })
  expect(lines[3]).toMatchObject({ amount: '£25.50', tax: '7%' })
  expect(sums[0]).toMatchObject({ value: '£125.50' })
})

it('a document with headings shows the stored amounts of the items among other lines', () => {
  const stored = createInvoiceSource({
    lineItems: [HEADING, { ...first, amount: 99 }],
    subtotal: 99,
    taxAmount: 1,
    totalAmount: 100,
  })
  expect(filterItems(createInvoiceView(stored, { today: '2026-03-06' }).lines)).toMatchObject([
    { amount: '£99.00' },
  ])
})

it('a document with headings parses archived lines from before headings as items, and headings as headings', () => {
  const { lineItems } = parseArchivedDocument({
    lineItems: [
      { id: 1, description: 'Logo', quantity: 1, unitPrice: 10, amount: 10 },
      { id: 2, ...HEADING },
    ],
  })
  expect(lineItems).toMatchObject([{ kind: 'ITEM', amount: 10 }, {}])
  expect(lineItems[1]).toEqual({ id: 2, ...HEADING })
})
