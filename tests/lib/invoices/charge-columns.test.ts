import {
  atRate,
  chargeColumns,
  chargesOf,
  lineChargeColumns,
  PLAIN_LINE,
  storedCharges,
  storedLineCharges,
  storedTax,
  taxColumns,
  type Charges,
  type LineCharges,
} from '@/lib/documents/totals/charges'

const CHARGES: Charges = {
  taxRate: 21,
  taxCategory: 'S',
  taxReason: null,
  pricesIncludeTax: true,
  discount: { kind: 'PERCENT', value: 12.5 },
  withholding: { label: 'IRPF', rate: 15 },
}
const EXEMPT = { rate: 0, category: 'E' as const, reason: '§ 19 UStG' }

it.each<[string, Charges]>([
  ['every charge', CHARGES],
  ['a discount of an amount and no withholding', { ...atRate(7), discount: { kind: 'AMOUNT', value: 10 } }],
  ['a rate alone', atRate(19)],
])('reads back %s of a document as it was stored', (_, charges) => {
  expect(storedCharges(chargeColumns(charges))).toEqual(charges)
  expect(chargesOf(charges)).toEqual(charges)
})

it.each<[string, LineCharges]>([
  ['a discount and a tax of its own', { discount: { kind: 'AMOUNT', value: 2.5 }, tax: EXEMPT }],
  ['a discount in percent', { discount: { kind: 'PERCENT', value: 100 }, tax: null }],
  ['nothing', PLAIN_LINE],
])('reads back %s of a line as it was stored', (_, charges) => {
  expect(storedLineCharges(lineChargeColumns(charges))).toEqual(charges)
})

it('reads back a tax as it was stored, and none where there is none', () => {
  expect(storedTax(taxColumns(EXEMPT))).toEqual(EXEMPT)
  expect(storedTax(taxColumns({ rate: 0, category: null, reason: null }))).toMatchObject({ rate: 0 })
  expect(storedTax(taxColumns(null))).toBeNull()
})

it('stores what is absent as null', () => {
  expect(chargeColumns(atRate(19))).toEqual({
    taxRate: 19,
    taxCategory: null,
    taxReason: null,
    pricesIncludeTax: false,
    discountKind: null,
    discountValue: null,
    withholdingLabel: null,
    withholdingRate: null,
  })
  expect(Object.values(lineChargeColumns(PLAIN_LINE))).toEqual([null, null, null, null, null])
})

it('takes a withholding without a name for one with an empty name', () => {
  const row = { ...chargeColumns(CHARGES), withholdingLabel: null }
  expect(storedCharges(row).withholding).toEqual({ label: '', rate: 15 })
})
