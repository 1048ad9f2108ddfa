import { format } from 'date-fns'
import { toDate, type Day } from '@/lib/core/dates/day'
import { decimal, formatPlainMoney, formatPlainUnitPrice, type Amount } from '@/lib/core/money'
import { getOwn } from '@/lib/core/get-own'
import type { Formatters, FormatterConfig } from './message-types'
import { getDateFormats, type DateFormats } from './date-formats'
import { formatPlural } from './interpolate'

/** A narrow space keeps its two sides together as well as a wide one, which every font has. */
const normalizeSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0')

/**
 * What a language writes by the rules of a place (BCP 47). Numbers are handed over as texts, so that they are written to the last
 * digit.
 */
export function createFormatters(locale: string, words: FormatterConfig): Formatters {
  const numbers = new Map<string, Intl.NumberFormat>()
  const write = (plain: string, options: Intl.NumberFormatOptions) => {
    const key = Object.values(options).join(' ')
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return normalizeSpaces(format.format(plain as Intl.StringNumericLiteral))
  }
  const money = (plain: string, currency: string) => {
    const digits = plain.split('.')[1]?.length ?? 0
    return write(plain, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  }
  const dates = getDateFormats(locale, words.dates)
  const formatDate = (day: Day, name: Exclude<keyof DateFormats, 'locale'>) =>
    format(toDate(day), dates[name], { locale: dates.locale })
  // date-fns has no formats of ranges.
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    money: (value, currency) => money(formatPlainMoney(value, currency), currency),
    unitPrice: (value, currency) => money(formatPlainUnitPrice(value, currency), currency),
    number: (value) => write(decimal(value).toFixed(), { maximumFractionDigits: 10 }),
    percent: (value: Amount) =>
      write(decimal(value).div(100).toFixed(), { style: 'percent', maximumFractionDigits: 10 }),
    unit: (unit, quantity) => {
      const forms = getOwn(words.units, unit)
      return forms ? formatPlural(forms, quantity, locale) : unit
    },
    unitGap: words.unitGap ?? '\u00a0',
    day: (day) => formatDate(day, 'day'),
    longDay: (day) => formatDate(day, 'longDay'),
    proseDay: (day) => formatDate(day, 'longDay'),
    month: (day, withYear) => formatDate(day, withYear ? 'monthAndYear' : 'month'),
    quarter: (day, withYear) => formatDate(day, withYear ? 'quarterAndYear' : 'quarter'),
    days: (from, to) => normalizeSpaces(range.formatRange(toDate(from), toDate(to))),
    country: (code, english) =>
      (code && new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)) || english,
  }
}
