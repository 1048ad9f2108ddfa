import { getLocale, type Language, type LanguageChoice } from '@/lib/core/languages'
import type {
  DocumentCatalogue,
  DocumentMessages,
  MailMessages,
  OtherKind,
  Formatters,
  FormatterConfig,
} from './message-types'
import { withCustomLabels, withCustomMailLabels, parseStoredTexts, type CustomLabels } from './custom-labels'
import { mergeBilingual } from './bilingual'
import { format } from 'date-fns'
import { toDate, type Day } from '@/lib/core/dates/day'
import { decimal, formatPlainMoney, formatPlainUnitPrice, type Amount } from '@/lib/core/money'
import { getOwn } from '@/lib/core/get-own'
import { getDateFormats, type DateFormats } from './date-formats'
import { formatPlural } from './interpolate'

/** A narrow space keeps its two sides together as well as a wide one, which every font has. */
const normalizeSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0')

/**
 * What a language writes by the rules of a place (BCP 47). Numbers are handed over as texts, so that they are written to the last
 * digit.
 */
function createFormatters(locale: string, words: FormatterConfig): Formatters {
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

/** What the words of a document follow from: nothing where they are English. Frozen with its seller when it is issued. */
export interface LocaleSettings {
  language?: Language
  /** Beside the first on the sheet. */
  secondLanguage?: Language
  /** Of the business. */
  ownWords?: CustomLabels
}

/** Who speaks, and where that is. */
export type LocaleContext = LocaleSettings & { place?: { country: string | null } | null }

/** A choice as it is kept: what is English says nothing. @param stored the business's own words, as they are kept */
export function toLocaleSettings(
  { language, secondLanguage }: LanguageChoice,
  stored?: unknown,
  languages: readonly Language[] = [language ?? 'en', ...(secondLanguage ? [secondLanguage] : [])],
): LocaleSettings {
  const ownWords = parseStoredTexts(stored, languages)
  return {
    ...(language && language !== 'en' && { language }),
    ...(secondLanguage && { secondLanguage }),
    ...(ownWords && { ownWords }),
  }
}

/** A language as it is written down. English is written already. */
export type Catalogue = DocumentCatalogue | DocumentMessages

/** The words of a document, by the rules of its seller's place: German as it is written in Austria, and English beside it. */
export function resolveDocumentMessages(
  { language = 'en', secondLanguage, place, ownWords }: LocaleContext,
  first: Catalogue,
  second?: Catalogue,
): DocumentMessages {
  const locale = getLocale(language, place?.country)
  const told = (written: Catalogue, of: Language, kind?: OtherKind) => {
    const words = withFormatters(written, locale)
    if ('writing' in written) return withCustomLabels(words, ownWords?.[of])
    const here = written.inPlaces?.[place?.country ?? '']
    return withCustomLabels(
      withCustomLabels(words, { ...here, ...(kind && written.ofKinds?.[kind]) }),
      // What a business says itself, it says of every kind and in any place.
      ownWords?.[of],
    )
  }
  const both = (kind?: OtherKind) => {
    const words = told(first, language, kind)
    return second && secondLanguage ? mergeBilingual(words, told(second, secondLanguage, kind)) : words
  }
  return { ...both(), ofKind: both }
}

/** What mails about it say, likewise; they are in the first of its languages. */
export const resolveMailMessages = (
  { language = 'en', place, ownWords }: LocaleContext,
  mail: MailMessages,
): MailMessages =>
  withCustomMailLabels(mail, { ...mail.inPlaces?.[place?.country ?? ''], ...ownWords?.[language] })

// Formats are costly to make, and there are at most so many: languages by countries.
const messagesByLocale = new Map<string, DocumentMessages>()

function withFormatters(written: Catalogue, locale: string): DocumentMessages {
  if ('writing' in written) return written
  const key = `${written.locale} ${locale}`
  const words = messagesByLocale.get(key) ?? {
    ...written,
    locale,
    lang: locale,
    writing: createFormatters(locale, written.written),
  }
  messagesByLocale.set(key, words)
  return words
}
