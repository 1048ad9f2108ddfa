import type { Charges, LineCharges } from '@/lib/documents/totals/content-response'
import { createCharges, pickCharges, PLAIN_LINE } from '@/lib/documents/totals/charges'
import {
  toChargeColumns,
  toLineChargeColumns,
  toCharges,
  toLineCharges,
  toTax,
  toTaxColumns,
} from '@/lib/documents/totals/charge-columns'

const CHARGES: Charges = {
  taxRate: 21,
  taxCategory: 'S',
  taxReason: null,
  pricesIncludeTax: true,
  discount: { kind: 'PERCENT', value: 12.5 },
  withholding: { label: 'IRPF', rate: 15 },
}
const QUEBEC = [
  { name: 'TPS', rate: 5, compound: false, number: '123456789 RT0001' },
  { name: 'TVQ', rate: 9.975, compound: false, number: null },
]
const EXEMPT = { rate: 0, category: 'E' as const, reason: '§ 19 UStG' }

it.each<[string, Charges]>([
  ['every charge', CHARGES],
  [
    'a discount of an amount and no withholding',
    { ...createCharges(7), discount: { kind: 'AMOUNT', value: 10 } },
  ],
  ['a rate alone', createCharges(19)],
  ['a tax of parts', { ...createCharges(14.975), taxParts: QUEBEC }],
])('the database mapping reads %s of a document back as stored', (_, charges) => {
  expect(toCharges(toChargeColumns(charges))).toEqual(charges)
  expect(pickCharges(charges)).toEqual(charges)
})

it.each<[string, LineCharges]>([
  ['a discount and a tax of its own', { discount: { kind: 'AMOUNT', value: 2.5 }, tax: EXEMPT }],
  ['a discount in percent', { discount: { kind: 'PERCENT', value: 100 }, tax: null }],
  ['nothing', PLAIN_LINE],
])('the database mapping reads %s of a line back as stored', (_, charges) => {
  expect(toLineCharges(toLineChargeColumns(charges))).toEqual(charges)
})

it('the database mapping reads a tax back as stored, and null as no tax', () => {
  expect(toTax(toTaxColumns(EXEMPT))).toEqual(EXEMPT)
  expect(toTax(toTaxColumns({ rate: 0, category: null, reason: null }))).toMatchObject({ rate: 0 })
  expect(toTax(toTaxColumns(null))).toBeNull()
})

it('the database mapping stores the rate of the parts, and no parts where nothing is charged', () => {
  const tax = { rate: 5, category: null, reason: null, parts: QUEBEC }
  expect(toTax(toTaxColumns(tax))).toEqual({ ...tax, rate: 14.975 })
  expect(toTax(toTaxColumns({ ...tax, category: 'E' }))).toEqual({ rate: 0, category: 'E', reason: null })
})

it('the database mapping stores missing values as null', () => {
  expect(toChargeColumns(createCharges(19))).toEqual({
    taxRate: 19,
    taxCategory: null,
    taxReason: null,
    taxParts: [],
    pricesIncludeTax: false,
    discountKind: null,
    discountValue: null,
    withholdingLabel: null,
    withholdingRate: null,
  })
  expect(Object.values(toLineChargeColumns(PLAIN_LINE))).toEqual([null, null, null, null, null, []])
})

it('the database mapping reads a withholding without a label as one with an empty label', () => {
  const row = { ...toChargeColumns(CHARGES), withholdingLabel: null }
  expect(toCharges(row).withholding).toEqual({ label: '', rate: 15 })
})
