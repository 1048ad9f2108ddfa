import { invoiceView } from '@/lib/render/view'
import { triedSchema, triedSource } from '@/lib/tried/schema'
import { blankSheet, isWritten, reviveSheet, triedInput, type TriedSheet } from '@/lib/tried/sheet'
import { MAX_TRIED_LINES } from '@/lib/tried/limits'

const TODAY = '2026-11-22'
const blank = blankSheet(TODAY, 'GBP')
const written: TriedSheet = {
  ...blank,
  sellerName: 'Ada Lovelace',
  clientName: 'Harper & Lowe',
  taxRate: '19',
  lines: [{ description: 'Compiler', quantity: '3', unitPrice: '138,66' }],
}
const viewOf = (sheet: TriedSheet) =>
  invoiceView(triedSource(triedSchema.parse(triedInput(sheet, '.'))), { today: TODAY })

it('begins dated today and due in 14 days, and counts as nothing until somebody writes', () => {
  expect(blank).toMatchObject({ issueDate: TODAY, dueDate: '2026-12-06', invoiceNumber: 'INV-0001' })
  expect(isWritten(blank)).toBe(false)
  expect(isWritten(written)).toBe(true)
})

it('adds up like every invoice, and is no draft', () => {
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
])('draws %s as missing', (_what, over) => {
  expect(triedSchema.safeParse(triedInput({ ...written, ...over }, '.')).success).toBe(true)
  expect(() => viewOf({ ...written, ...over })).not.toThrow()
})

it('brings back what the browser kept, and nothing that is no sheet', () => {
  expect(reviveSheet(JSON.stringify(written), blank)).toEqual(written)
  for (const text of [null, '', 'x', '7', '[]', '{}', JSON.stringify(blank)])
    expect(reviveSheet(text, blank)).toBeNull()
  const hostile = {
    ...written,
    notes: 7,
    extra: 'x',
    lines: Array(500).fill({ description: {}, quantity: '2' }),
  }
  const revived = reviveSheet(JSON.stringify(hostile), blank)!
  expect(revived).not.toHaveProperty('extra')
  expect(revived.notes).toBe('')
  expect(revived.lines).toHaveLength(MAX_TRIED_LINES)
  expect(revived.lines[0]).toEqual({ description: '', quantity: '2', unitPrice: '' })
})
