import { decimal, formatPlainMoney, formatPlainUnitPrice, type Amount } from '@/lib/core/money'
import type { Formatters } from './message-types'

/** Replaces narrow and thin spaces with regular ones, which every font has and Chrome's `Intl` writes instead. */
export const normalizeSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0').replace(/\u2009/g, ' ')

/** Replaces the hyphen before a number by the minus sign, which is as wide as a plus. */
export const toMinusSign = (text: string) => text.replace('-', '\u2212')

export interface NumberOptions {
  /** Of amounts, instead of the language's own: Spanish groups only numbers of five digits and more. */
  useGrouping?: Intl.NumberFormatOptions['useGrouping']
  /** True for a real minus sign, and a space between it and a currency code: `CHF −684.00`. CLDR has `CHF-684.00`. */
  hasMinusSign?: boolean
  /** Returns what differs for amounts in a currency. */
  getCurrencyFormat?: (currency: string) => { locale?: string; currencyDisplay?: 'narrowSymbol' }
}

/**
 * Creates the number formatters of a locale (BCP 47), for documents and the interface. Numbers are passed as text, so
 * that no digit is lost.
 */
export function createNumberFormatters(
  locale: string,
  { useGrouping, hasMinusSign = false, getCurrencyFormat = () => ({}) }: NumberOptions = {},
): Pick<Formatters, 'money' | 'unitPrice' | 'number' | 'percent'> {
  const numbers = new Map<string, Intl.NumberFormat>()
  const formatNumber = (plain: string, options: Intl.NumberFormatOptions, from = locale) => {
    const key = [from, ...Object.values(options)].join(' ')
    const format = numbers.get(key) ?? new Intl.NumberFormat(from, options)
    numbers.set(key, format)
    const text = normalizeSpaces(format.format(plain as Intl.StringNumericLiteral))
    return hasMinusSign ? toMinusSign(text) : text
  }
  const money = (plain: string, currency: string) => {
    const digits = plain.split('.')[1]?.length ?? 0
    const { locale: from, ...display } = getCurrencyFormat(currency)
    const options: Intl.NumberFormatOptions = {
      style: 'currency',
      currency,
      ...(useGrouping && { useGrouping }),
      ...display,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }
    const text = formatNumber(plain, options, from)
    return hasMinusSign ? text.replace(/^([A-Z]{3})(?=−)/, '$1\u00a0') : text
  }
  return {
    money: (value, currency) => money(formatPlainMoney(value, currency), currency),
    unitPrice: (value, currency) => money(formatPlainUnitPrice(value, currency), currency),
    number: (value) => formatNumber(decimal(value).toFixed(), { maximumFractionDigits: 10 }),
    percent: (value: Amount) =>
      formatNumber(decimal(value).div(100).toFixed(), { style: 'percent', maximumFractionDigits: 10 }),
  }
}
