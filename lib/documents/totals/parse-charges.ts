import { CATEGORY_NAMES } from '@/lib/business/taxes/types'
import type { DecimalSign } from '@/lib/core/money/decimal-sign'
import { formatDecimal, parseAmount, parsePercent } from '@/lib/core/money/parse'
import { isCharged, TAX_CATEGORIES, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import type { Discount } from './types'

/**
 * A discount as it is typed: `10%` is percent, `50` an amount; null for nothing. What is no number is NaN, for a schema to refuse.
 */
export function parseDiscount(text: string, sign: DecimalSign): Discount | null {
  const typed = text.trim()
  if (!typed) return null
  const isPercent = /^%|%$/.test(typed)
  const value = (isPercent ? parsePercent(typed) : parseAmount(typed, sign)) ?? NaN
  return { kind: isPercent ? 'PERCENT' : 'AMOUNT', value }
}

/** The same as it stands in its field. */
export const formatDiscount = (discount: Discount | null, sign: DecimalSign): string =>
  discount ? `${formatDecimal(discount.value, sign)}${discount.kind === 'PERCENT' ? '%' : ''}` : ''

/** A tax as the value of a choice. */
export const toTaxKey = ({ rate, category, reason }: Tax): string =>
  [category ?? '', rate, reason ?? ''].join('|')

/** The tax that a choice stands for; null for none, and for what is no choice. */
export function parseTaxKey(key: string): Tax | null {
  const [, code = '', percent = '', reason = ''] = /^(\w*)\|([\d.]+)\|(.*)$/s.exec(key) ?? []
  const category = TAX_CATEGORIES.find((one) => one === code) ?? null
  const rate = Number(percent)
  return percent && rate <= 100 && (code === '' || category)
    ? { rate, category, reason: reason || null }
    : null
}

/**
 * The category of a rate that was typed over: what is not charged has none, and a standard rate is above zero, so that another figure takes
 * what was said of the old one along no further than it holds.
 */
export function getCategoryForRate(
  rate: number | undefined,
  category: TaxCategory | null,
): TaxCategory | null {
  if (category === 'S') return rate === 0 ? null : category
  return isCharged(category) || !rate ? category : null
}

/** The choices with the one of now, which may have been another's, or a business's no longer: that one by its rate, or by what it is instead of one. */
export function listTaxChoices(
  options: (Tax & { name: string })[],
  now: Tax | null,
): { key: string; name: string }[] {
  const choices = options.map((option) => ({ key: toTaxKey(option), name: option.name }))
  const unique = choices.filter(({ key }, index) => choices.findIndex((one) => one.key === key) === index)
  const key = now && toTaxKey(now)
  return key === null || unique.some((choice) => choice.key === key)
    ? unique
    : [...unique, { key, name: isCharged(now!.category) ? `${now!.rate}%` : CATEGORY_NAMES[now!.category!] }]
}
