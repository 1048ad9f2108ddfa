import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { demoInvoiceSchema, toDemoSource } from '@/lib/demo-invoice/schema'
import {
  createDemoInvoice,
  hasContent,
  parseStoredDemo,
  toDemoInput,
  type DemoInvoice,
} from '@/lib/demo-invoice/demo-invoice'
import { MAX_DEMO_LINES } from '@/lib/demo-invoice/limits'

const TODAY = '2026-11-22'
const blank = createDemoInvoice(TODAY, 'GBP')
const written: DemoInvoice = {
  ...blank,
  sellerName: 'Ada Lovelace',
  clientName: 'Harper & Lowe',
  taxRate: '19',
  lines: [{ description: 'Compiler', quantity: '3', unitPrice: '138,66' }],
}
const viewOf = (sheet: DemoInvoice) =>
  createInvoiceView(toDemoSource(demoInvoiceSchema.parse(toDemoInput(sheet, { sign: '.' }))), {
    today: TODAY,
  })

it('the demo invoice is dated today, due in 14 days, and counts as empty until it is edited', () => {
  expect(blank).toMatchObject({ issueDate: TODAY, dueDate: '2026-12-06', invoiceNumber: 'INV-0001' })
  expect(hasContent(blank)).toBe(false)
  expect(hasContent(written)).toBe(true)
})

it('the demo invoice totals the demo invoice like any invoice and shows no draft mark', () => {
  expect(viewOf(written)).toMatchObject({
    total: '£495.02',
    status: 'SENT',
    seller: { name: 'Ada Lovelace' },
    billTo: { name: 'Harper & Lowe' },
  })
  expect(viewOf(blank)).toMatchObject({ billTo: null, lines: [], total: '£0.00' })
})

it.each([
  ['a price that is no number', { lines: [{ description: 'x', quantity: '1', unitPrice: 'abc' }] }],
  ['a price below zero', { lines: [{ description: 'x', quantity: '1', unitPrice: '-5' }] }],
  ['an impossible day', { dueDate: '2026-02-30' }],
])('the demo invoice renders %s as missing', (_what, over) => {
  expect(demoInvoiceSchema.safeParse(toDemoInput({ ...written, ...over }, { sign: '.' })).success).toBe(true)
  expect(() => viewOf({ ...written, ...over })).not.toThrow()
})

it('the demo invoice restores the draft from browser storage, and ignores anything else', () => {
  expect(parseStoredDemo(JSON.stringify(written), blank)).toEqual(written)
  for (const text of [null, '', 'x', '7', '[]', '{}', JSON.stringify(blank)])
    expect(parseStoredDemo(text, blank)).toBeNull()
  const hostile = {
    ...written,
    notes: 7,
    extra: 'x',
    lines: Array(500).fill({ description: {}, quantity: '2' }),
  }
  const revived = parseStoredDemo(JSON.stringify(hostile), blank)!
  expect(revived).not.toHaveProperty('extra')
  expect(revived.notes).toBe('')
  expect(revived.lines).toHaveLength(MAX_DEMO_LINES)
  expect(revived.lines[0]).toEqual({ description: '', quantity: '2', unitPrice: '' })
})
