import { getLocale, type Language, type LanguageChoice } from '@/lib/core/languages'
import type {
  Catalogue,
  CatalogueMessages,
  DocumentMessages,
  FormatterConfig,
  Formatters,
  MailMessages,
  OtherKind,
  PageMessages,
} from './message-types'
import {
  flatten,
  parseStoredTexts,
  replaceTexts,
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
import { CURRENT_EDITION, FIRST_EDITION } from './editions'
import { englishFormatters, firstEnglishFormatters } from './english-formatters'
import { getEnglishLocale, getEnglishNumbers, internationalEnglish, UNITED_STATES } from './english-locale'

/** Creates the formatters of a language for a locale (BCP 47). */
function createFormatters(
  locale: string,
  config: FormatterConfig,
  units: CatalogueMessages['document']['units'],
  edition: number,
): Formatters {
  const dates = getDateFormats(locale, config.dates)
  const { locale: numberLocale, ...numberOptions } = getEnglishNumbers(locale)
  const formatDate = (day: Day, name: Exclude<keyof DateFormats, 'locale'>) =>
    format(toDate(day), dates[name], { locale: dates.locale })
  const formatUnit = createCountFormatter(units, locale)
  const isNamed = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)
  // date-fns can't format ranges.
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...createNumberFormatters(numberLocale, {
      ...numberOptions,
      ...(edition !== FIRST_EDITION && { useGrouping: 'always', hasMinusSign: true }),
    }),
    unit: (unit, quantity) => (isNamed(unit) ? formatUnit(unit, quantity) : unit),
    unitSeparator: config.unitSeparator ?? '\u00a0',
    day: (day) => formatDate(day, 'day'),
    longDay: (day) => formatDate(day, 'longDay'),
    proseDay: (day) => formatDate(day, 'longDay'),
    month: (day, withYear) => formatDate(day, withYear ? 'monthAndYear' : 'month'),
    quarter: (day, withYear) => formatDate(day, withYear ? 'quarterAndYear' : 'quarter'),
    dayRange: (from, to) => normalizeSpaces(range.formatRange(toDate(from), toDate(to))),
    country: (code, english) =>
      (locale.startsWith('en') && english) || (code && getDisplayNames(locale, 'region').of(code)) || english,
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
 * Converts a language choice to stored locale settings, which omit English unless it has a second language.
 * @param stored the business's stored custom labels
 */
export function toLocaleSettings(
  { language, secondLanguage }: LanguageChoice,
  stored?: unknown,
  languages: readonly Language[] = [language ?? 'en', ...(secondLanguage ? [secondLanguage] : [])],
): LocaleSettings {
  const ownWords = parseStoredTexts(stored, languages)
  return {
    ...(language && (language !== 'en' || secondLanguage) && { language }),
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
  const locale = getDocumentLocale(language, place?.country, edition)
  const resolve = (catalogue: Catalogue, catalogueLanguage: Language, kind?: OtherKind, isTaxed = false) => {
    const here = getTextsHere(catalogue, catalogueLanguage, place?.country)
    const texts = {
      ...flatten(here?.document),
      ...(kind && flatten(catalogue.byKind?.[kind])),
      ...(kind && flatten(here?.byKind?.[kind])),
      ...(isTaxed && flatten(here?.taxed)),
    }
    // Custom labels apply to every kind and country.
    return withCustomLabels(
      withCustomLabels(withFormatters(catalogue, catalogueLanguage, locale, edition), texts),
      ownWords?.[catalogueLanguage],
    )
  }
  const resolveBoth = (kind?: OtherKind, isTaxed?: boolean) => {
    const messages = resolve(first, language, kind, isTaxed)
    return second && secondLanguage
      ? mergeBilingual(messages, resolve(second, secondLanguage, kind, isTaxed))
      : messages
  }
  const hasTaxed = [
    getTextsHere(first, language, place?.country),
    second && secondLanguage && getTextsHere(second, secondLanguage, place?.country),
  ].some((here) => here && here.taxed)
  return {
    ...resolveBoth(),
    getVariant: (kind, isTaxed) => (kind || (isTaxed && hasTaxed) ? resolveBoth(kind, isTaxed) : undefined),
  }
}

/** Edition 1 was in the English of the United States everywhere. */
const getDocumentLocale = (
  language: Language,
  country: string | null | undefined,
  edition: number,
): string =>
  language === 'en' && edition !== FIRST_EDITION ? getEnglishLocale(country) : getLocale(language, country)

/** Returns the texts of a language that differ in the seller's country; English has those of its locale's country. */
const getTextsHere = ({ byCountry }: Catalogue, language: Language, country: string | null | undefined) =>
  byCountry?.[(language === 'en' ? new Intl.Locale(getEnglishLocale(country)).region : country) ?? '']

/** Resolves the messages of emails, which use only the first language. */
export const resolveMailMessages = (
  { language = 'en', place, ownWords }: LocaleContext,
  catalogue: Catalogue,
): MailMessages =>
  withCustomMailLabels(catalogue.mail, {
    ...flatten(getTextsHere(catalogue, language, place?.country)?.mail),
    ...ownWords?.[language],
  })

/** Resolves the messages of the public page, which uses only the first language. */
export const resolvePageMessages = (
  { language = 'en', place }: LocaleContext,
  catalogue: Catalogue,
): PageMessages =>
  replaceTexts(catalogue.page, flatten(getTextsHere(catalogue, language, place?.country)?.page))

// Cached because formatters are expensive; the number of languages and countries limits its size.
const messagesByLocale = new Map<string, DocumentMessages>()

function withFormatters(
  { document, formats }: Catalogue,
  language: Language,
  locale: string,
  edition: number,
): DocumentMessages {
  const { days, units, ...texts } = document
  // English is the only language without formats. As a document's second language it uses the specification's.
  const usesSpecification = !formats && (locale === UNITED_STATES || !locale.startsWith('en'))
  const specified = edition === FIRST_EDITION ? firstEnglishFormatters : englishFormatters
  const key = `${language} ${locale} ${edition}`
  const messages = messagesByLocale.get(key) ?? {
    ...texts,
    edition,
    locale,
    lang: usesSpecification ? language : locale,
    formatDays: createCountFormatter(days, locale),
    formatters: usesSpecification
      ? specified
      : createFormatters(locale, formats ?? internationalEnglish, units, edition),
  }
  messagesByLocale.set(key, messages)
  return messages
}
