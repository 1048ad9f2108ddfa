import { toDate, type Day } from '@/lib/kernel/dates/day'
import { exact, plainMoney, plainUnitPrice, type Amount } from '@/lib/kernel/money'
import { lookUp } from '@/lib/kernel/look-up'
import type { Writing, WritingWords } from '../document-words'
import { countOf, fill } from '../fill'

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
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    })
  }
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: Day) => plainSpaces(format.format(toDate(day)))
  }
  const { firstOfMonth: first } = words
  const withFirst = (write: (day: Day) => string) => (day: Day) =>
    first ? write(day).replace(/^1(?=\s)/, first) : write(day)
  const column = withFirst(days({ dateStyle: 'medium' }))
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const prose = withFirst(days({ dateStyle: 'long' }))
  const [month, monthAndYear] = [days({ month: 'long' }), days({ month: 'long', year: 'numeric' })]
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
    day: column,
    longDay: prose,
    proseDay: prose,
    month: (day, withYear) => (withYear ? monthAndYear(day) : month(day)),
    quarter: (day, withYear) => {
      const [year, of] = day.split('-')
      const number = Math.ceil(Number(of) / 3)
      const values = { quarter: words.quarters?.[number - 1] ?? number, year: year! }
      return fill(withYear ? words.quarterOfYear : words.quarter, values)
    },
    days: (from, to) => plainSpaces(long.formatRange(toDate(from), toDate(to))),
    country: (code, english) =>
      (code && new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)) || english,
  }
}
