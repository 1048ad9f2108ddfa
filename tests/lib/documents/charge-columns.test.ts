import {
  createCharges,
  toChargeColumns,
  pickCharges,
  toLineChargeColumns,
  PLAIN_LINE,
  toCharges,
  toLineCharges,
  toTax,
  toTaxColumns,
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
  [
    'a discount of an amount and no withholding',
    { ...createCharges(7), discount: { kind: 'AMOUNT', value: 10 } },
  ],
  ['a rate alone', createCharges(19)],
])('reads back %s of a document as it was stored', (_, charges) => {
  expect(toCharges(toChargeColumns(charges))).toEqual(charges)
  expect(pickCharges(charges)).toEqual(charges)
})

it.each<[string, LineCharges]>([
  ['a discount and a tax of its own', { discount: { kind: 'AMOUNT', value: 2.5 }, tax: EXEMPT }],
  ['a discount in percent', { discount: { kind: 'PERCENT', value: 100 }, tax: null }],
  ['nothing', PLAIN_LINE],
])('reads back %s of a line as it was stored', (_, charges) => {
  expect(toLineCharges(toLineChargeColumns(charges))).toEqual(charges)
})

it('reads back a tax as it was stored, and none where there is none', () => {
  expect(toTax(toTaxColumns(EXEMPT))).toEqual(EXEMPT)
  expect(toTax(toTaxColumns({ rate: 0, category: null, reason: null }))).toMatchObject({ rate: 0 })
  expect(toTax(toTaxColumns(null))).toBeNull()
})

it('stores what is absent as null', () => {
  expect(toChargeColumns(createCharges(19))).toEqual({
    taxRate: 19,
    taxCategory: null,
    taxReason: null,
    pricesIncludeTax: false,
    discountKind: null,
    discountValue: null,
    withholdingLabel: null,
    withholdingRate: null,
  })
  expect(Object.values(toLineChargeColumns(PLAIN_LINE))).toEqual([null, null, null, null, null])
})

it('takes a withholding without a name for one with an empty name', () => {
  const row = { ...toChargeColumns(CHARGES), withholdingLabel: null }
  expect(toCharges(row).withholding).toEqual({ label: '', rate: 15 })
})
