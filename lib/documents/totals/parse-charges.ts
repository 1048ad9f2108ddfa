import type { DecimalSign } from '@/lib/core/reader-locale'
import { formatDecimal, parseAmount, parsePercent } from '@/lib/core/money/parse'
import { isCharged, TAX_CATEGORIES, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import { getCombinedRate, isTaxPart } from '@/lib/core/tax/parts'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { Discount } from './content-response'

/**
 * Parses a typed discount: `10%` is a percentage, `50` an amount; null if empty. The value is NaN if it is no number,
 * for the schema to reject.
 */
export function parseDiscount(text: string, sign: DecimalSign): Discount | null {
  const typed = text.trim()
  if (!typed) return null
  const isPercent = /^%|%$/.test(typed)
  const value = (isPercent ? parsePercent(typed) : parseAmount(typed, sign)) ?? NaN
  return { kind: isPercent ? 'PERCENT' : 'AMOUNT', value }
}

/** Formats a discount for its field; reverses `parseDiscount`. */
export const formatDiscount = (discount: Discount | null, sign: DecimalSign): string =>
  discount ? `${formatDecimal(discount.value, sign)}${discount.kind === 'PERCENT' ? '%' : ''}` : ''

/** Returns a tax as the value of a select option. A tax has either parts or a reason. */
export const toTaxKey = ({ rate, category, reason, parts }: Tax): string =>
  [category ?? '', rate, formatTaxParts(parts) || (reason ?? '')].join('|')

/** Parses the value of a select option; null for none, and if it is invalid. */
export function parseTaxKey(key: string): Tax | null {
  const [, code = '', percent = '', reason = ''] = /^(\w*)\|([\d.]+)\|(.*)$/s.exec(key) ?? []
  const category = TAX_CATEGORIES.find((one) => one === code) ?? null
  const rate = Number(percent)
  if (!percent || rate > 100 || (code !== '' && !category)) return null
  const parts = isCharged(category) ? parseTaxParts(reason) : undefined
  return parts ? { rate, category, reason: null, parts } : { rate, category, reason: reason || null }
}

/** Formats the parts of a tax as the text of a form field; empty for a plain rate. */
export const formatTaxParts = (parts: TaxPart[] | undefined): string =>
  parts && parts.length > 0
    ? JSON.stringify(parts.map(({ name, rate, compound, number }) => ({ name, rate, compound, number })))
    : ''

/** Parses the text of `formatTaxParts`; undefined for any other text. */
export function parseTaxParts(text: string): TaxPart[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) && parts.length > 0 && parts.every(isTaxPart) ? parts : undefined
  } catch {
    return undefined
  }
}

/** Returns the parts that still apply after the rate was edited: those that come to it. */
export const getPartsForRate = (rate: number | undefined, parts: TaxPart[] | undefined) =>
  parts && rate === getCombinedRate(parts) ? parts : undefined

/**
 * Returns the category that still applies after the rate was edited, else null: a standard rate is above 0, and an
 * untaxed category has no rate.
 */
export function getCategoryForRate(
  rate: number | undefined,
  category: TaxCategory | null,
): TaxCategory | null {
  if (category === 'S') return rate === 0 ? null : category
  return isCharged(category) || !rate ? category : null
}

/**
 * Lists the select options. Adds the current tax if the business doesn't offer it (any more).
 * @param formatUnnamed formats the added tax: its rate, or its category if that has none
 */
export function listTaxChoices(
  options: (Tax & { name: string })[],
  current: Tax | null,
  formatUnnamed: (tax: Tax) => string,
): { key: string; name: string }[] {
  const choices = options.map((option) => ({ key: toTaxKey(option), name: option.name }))
  const unique = choices.filter(({ key }, index) => choices.findIndex((one) => one.key === key) === index)
  const key = current && toTaxKey(current)
  return key === null || unique.some((choice) => choice.key === key)
    ? unique
    : [...unique, { key, name: formatUnnamed(current!) }]
}
