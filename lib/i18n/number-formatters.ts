import { decimal, formatPlainMoney, formatPlainUnitPrice, type Amount } from '@/lib/core/money'
import type { Formatters } from './message-types'

/** Replaces narrow no-break spaces with regular ones, which every font has. */
export const normalizeSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0')

/**
 * Creates the number formatters of a locale (BCP 47), for documents and the interface. Numbers are passed as text, so
 * that no digit is lost.
 */
export function createNumberFormatters(
  locale: string,
): Pick<Formatters, 'money' | 'unitPrice' | 'number' | 'percent'> {
  const numbers = new Map<string, Intl.NumberFormat>()
  const formatNumber = (plain: string, options: Intl.NumberFormatOptions) => {
    const key = Object.values(options).join(' ')
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return normalizeSpaces(format.format(plain as Intl.StringNumericLiteral))
  }
  const money = (plain: string, currency: string) => {
    const digits = plain.split('.')[1]?.length ?? 0
    return formatNumber(plain, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  }
  return {
    money: (value, currency) => money(formatPlainMoney(value, currency), currency),
    unitPrice: (value, currency) => money(formatPlainUnitPrice(value, currency), currency),
    number: (value) => formatNumber(decimal(value).toFixed(), { maximumFractionDigits: 10 }),
    percent: (value: Amount) =>
      formatNumber(decimal(value).div(100).toFixed(), { style: 'percent', maximumFractionDigits: 10 }),
  }
}
