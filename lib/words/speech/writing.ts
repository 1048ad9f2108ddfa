import { format } from 'date-fns'
import { toDate, type Day } from '@/lib/kernel/dates/day'
import { exact, plainMoney, plainUnitPrice, type Amount } from '@/lib/kernel/money'
import { lookUp } from '@/lib/kernel/look-up'
import type { Writing, WritingWords } from '../document-words'
import { datesIn, type DateFormats } from '../dates'
import { countOf } from '../fill'

/** A narrow space keeps its two sides together as well as a wide one, which every font has. */
const plainSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0')

/**
 * What a language writes by the rules of a place (BCP 47). Numbers are handed over as texts, so that they are written to the last
 * digit.
 */
export function writingIn(locale: string, words: WritingWords): Writing {
  const numbers = new Map<string, Intl.NumberFormat>()
  const write = (plain: string, options: Intl.NumberFormatOptions) => {
    const key = Object.values(options).join(' ')
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return plainSpaces(format.format(plain as Intl.StringNumericLiteral))
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
  const dates = datesIn(locale, words.dates)
  const formatDate = (day: Day, name: Exclude<keyof DateFormats, 'locale'>) =>
    format(toDate(day), dates[name], { locale: dates.locale })
  // date-fns has no formats of ranges.
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    money: (value, currency) => money(plainMoney(value, currency), currency),
    unitPrice: (value, currency) => money(plainUnitPrice(value, currency), currency),
    number: (value) => write(exact(value).toFixed(), { maximumFractionDigits: 10 }),
    percent: (value: Amount) =>
      write(exact(value).div(100).toFixed(), { style: 'percent', maximumFractionDigits: 10 }),
    unit: (unit, quantity) => {
      const forms = lookUp(words.units, unit)
      return forms ? countOf(forms, quantity, locale) : unit
    },
    unitGap: words.unitGap ?? '\u00a0',
    day: (day) => formatDate(day, 'day'),
    longDay: (day) => formatDate(day, 'longDay'),
    proseDay: (day) => formatDate(day, 'longDay'),
    month: (day, withYear) => formatDate(day, withYear ? 'monthAndYear' : 'month'),
    quarter: (day, withYear) => formatDate(day, withYear ? 'quarterAndYear' : 'quarter'),
    days: (from, to) => plainSpaces(range.formatRange(toDate(from), toDate(to))),
    country: (code, english) =>
      (code && new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)) || english,
  }
}
