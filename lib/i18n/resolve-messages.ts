import { getLocale, type Language, type LanguageChoice } from '@/lib/core/languages'
import type {
  Catalogue,
  CatalogueMessages,
  DocumentMessages,
  FormatterConfig,
  Formatters,
  MailMessages,
  OtherKind,
} from './message-types'
import {
  flatten,
  parseStoredTexts,
  withCustomLabels,
  withCustomMailLabels,
  type CustomLabels,
} from './custom-labels'
import { mergeBilingual } from './bilingual'
import { format } from 'date-fns'
import { toDate, type Day } from '@/lib/core/dates'
import { getDateFormats, type DateFormats } from './date-formats'
import { getDisplayNames } from './display-names'
import { createNumberFormatters, normalizeSpaces } from './number-formatters'
import { createCountFormatter } from './catalogue'
import { CURRENT_EDITION } from './editions'
import { englishFormatters } from './english-formatters'

/** Creates the formatters of a language for a locale (BCP 47). */
function createFormatters(
  locale: string,
  config: FormatterConfig,
  units: CatalogueMessages['document']['units'],
): Formatters {
  const dates = getDateFormats(locale, config.dates)
  const formatDate = (day: Day, name: Exclude<keyof DateFormats, 'locale'>) =>
    format(toDate(day), dates[name], { locale: dates.locale })
  const formatUnit = createCountFormatter(units, locale)
  const isNamed = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)
  // date-fns can't format ranges.
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...createNumberFormatters(locale),
    unit: (unit, quantity) => (isNamed(unit) ? formatUnit(unit, quantity) : unit),
    unitSeparator: config.unitSeparator ?? '\u00a0',
    day: (day) => formatDate(day, 'day'),
    longDay: (day) => formatDate(day, 'longDay'),
    proseDay: (day) => formatDate(day, 'longDay'),
    month: (day, withYear) => formatDate(day, withYear ? 'monthAndYear' : 'month'),
    quarter: (day, withYear) => formatDate(day, withYear ? 'quarterAndYear' : 'quarter'),
    dayRange: (from, to) => normalizeSpaces(range.formatRange(toDate(from), toDate(to))),
    country: (code, english) => (code && getDisplayNames(locale, 'region').of(code)) || english,
  }
}

/** Locale settings a document is rendered with; empty means English. Snapshotted with the seller on issue. */
export interface LocaleSettings {
  language?: Language
  /** Printed next to the first. */
  secondLanguage?: Language
  /** The business's custom labels. */
  ownWords?: CustomLabels
}

/** Locale settings, the seller's country and the document's edition, by default the current one. */
export type LocaleContext = LocaleSettings & {
  place?: { country: string | null } | null
  edition?: number
}

/**
 * Converts a language choice to stored locale settings, which omit English. @param stored the business's stored custom
 * labels
 */
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

/** Resolves a document's messages for the seller's country: Austrian German, say, with English next to it. */
export function resolveDocumentMessages(
  { language = 'en', secondLanguage, place, ownWords, edition = CURRENT_EDITION }: LocaleContext,
  first: Catalogue,
  second?: Catalogue,
): DocumentMessages {
  const locale = getLocale(language, place?.country)
  const resolve = (catalogue: Catalogue, catalogueLanguage: Language, kind?: OtherKind) => {
    const { byCountry, byKind } = catalogue
    const here = byCountry?.[place?.country ?? '']?.document
    const texts = { ...flatten(here), ...(kind && flatten(byKind?.[kind])) }
    // Custom labels apply to every kind and country.
    return withCustomLabels(
      withCustomLabels(withFormatters(catalogue, catalogueLanguage, locale, edition), texts),
      ownWords?.[catalogueLanguage],
    )
  }
  const resolveBoth = (kind?: OtherKind) => {
    const messages = resolve(first, language, kind)
    return second && secondLanguage
      ? mergeBilingual(messages, resolve(second, secondLanguage, kind))
      : messages
  }
  return { ...resolveBoth(), getForKind: resolveBoth }
}

/** Resolves the messages of emails, which use only the first language. */
export const resolveMailMessages = (
  { language = 'en', place, ownWords }: LocaleContext,
  { mail, byCountry }: Catalogue,
): MailMessages =>
  withCustomMailLabels(mail, {
    ...flatten(byCountry?.[place?.country ?? '']?.mail),
    ...ownWords?.[language],
  })

// Cached because formatters are expensive; the number of languages and countries limits its size.
const messagesByLocale = new Map<string, DocumentMessages>()

function withFormatters(
  { document, formats }: Catalogue,
  language: Language,
  locale: string,
  edition: number,
): DocumentMessages {
  const { days, units, ...texts } = document
  const key = `${language} ${locale} ${edition}`
  const messages = messagesByLocale.get(key) ?? {
    ...texts,
    edition,
    locale,
    lang: formats ? locale : language,
    formatDays: createCountFormatter(days, locale),
    formatters: formats ? createFormatters(locale, formats, units) : englishFormatters,
  }
  messagesByLocale.set(key, messages)
  return messages
}
