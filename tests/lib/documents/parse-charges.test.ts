import {
  getCategoryForRate,
  listTaxChoices,
  formatDiscount,
  parseDiscount,
  toTaxKey,
  parseTaxKey,
} from '@/lib/documents/totals/parse-charges'
import { TAX_CATEGORIES, type Tax } from '@/lib/core/tax/categories'

const of = (rate: number, category: Tax['category'] = null, reason: string | null = null): Tax => ({
  rate,
  category,
  reason,
})
const OFFERED = [
  { ...of(19, 'S'), name: 'Standard 19%' },
  { ...of(0, 'AE'), name: 'Abroad' },
  { ...of(19, 'S'), name: 'The same by another name' },
]
const choices = (now: Tax | null) =>
  listTaxChoices(OFFERED, now, ({ rate, category }) => `${rate}% ${category}`)
const names = (now: Tax | null) => choices(now).map(({ name }) => name)

it('the tax and discount fields offers each tax once, by the business’s name for it', () => {
  expect(names(null)).toEqual(['Standard 19%', 'Abroad'])
  expect(names(of(19, 'S'))).toEqual(['Standard 19%', 'Abroad'])
  expect(listTaxChoices([], null, () => '')).toEqual([])
})

it.each([
  [of(16, 'S'), '16% S'],
  [of(7.5), '7.5% null'],
  [of(0, 'E', '§ 4 Nr. 21 UStG'), '0% E'],
  [of(0, 'AE', 'As agreed'), '0% AE'],
])('labels a tax that is no longer offered by its value: %j is %s', (now, name) => {
  expect(choices(now).at(-1)).toEqual({ key: toTaxKey(now), name })
})

it('the tax and discount fields parses every choice back to its value, and nothing else', () => {
  const taxes = [null, ...TAX_CATEGORIES].flatMap((category) =>
    [null, 'Because | of "this"\nand that'].map((reason) => of(7.25, category, reason)),
  )
  for (const tax of taxes) expect(parseTaxKey(toTaxKey(tax))).toEqual(tax)
  for (const key of ['', 'S', 'S|', 'X|19|', 'S|101|', 'S|-1|', 'S|x|']) expect(parseTaxKey(key)).toBeNull()
})

it.each([
  ['10%', { kind: 'PERCENT', value: 10 }],
  ['% 12,5', { kind: 'PERCENT', value: 12.5 }],
  ['1,234 %', { kind: 'PERCENT', value: 1.234 }],
  [' 50 ', { kind: 'AMOUNT', value: 50 }],
  ['1,234', { kind: 'AMOUNT', value: 1234 }],
  ['1%0', { kind: 'AMOUNT', value: Number.NaN }],
  ['x', { kind: 'AMOUNT', value: Number.NaN }],
  ['%', { kind: 'PERCENT', value: Number.NaN }],
  ['  ', null],
])('the tax and discount fields parses the discount %p as %p', (text, discount) => {
  expect(parseDiscount(text, '.')).toEqual(discount)
})

it('the tax and discount fields formats a discount as typed', () => {
  expect(formatDiscount({ kind: 'PERCENT', value: 12.5 }, '.')).toBe('12.5%')
  expect(formatDiscount({ kind: 'AMOUNT', value: 50 }, '.')).toBe('50')
  expect(formatDiscount(null, '.')).toBe('')
})

it.each([
  [0, 'S', null],
  [7, 'S', 'S'],
  [undefined, 'S', 'S'],
  [7, 'E', null],
  [0, 'E', 'E'],
  [undefined, 'K', 'K'],
  [7, null, null],
] as const)('with the rate %p typed over it, the category %p becomes %p', (rate, category, expected) => {
  expect(getCategoryForRate(rate, category)).toBe(expected)
})
