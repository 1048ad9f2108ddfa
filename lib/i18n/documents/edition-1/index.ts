import 'server-only'
import type { Language } from '@/lib/core/languages'
import { createCatalogue } from '../../catalogue'
import { withLocalize } from '../../date-formats'
import type { Catalogue, CatalogueChanges, FormatterConfig } from '../../message-types'
import german from './de.json'
import english from './en.json'
import spanish from './es.json'
import french from './fr.json'
import italian from './it.json'
import japanese from './ja.json'
import dutch from './nl.json'
import polish from './pl.json'
import portuguese from './pt.json'
import swedish from './sv.json'

/** Texts of edition 1 that were changed since. */
const CHANGES: Record<Language, CatalogueChanges> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
  sv: swedish,
  ja: japanese,
}

/** Returns the formats of edition 1, which wrote the first day of a month in Italian as `1º`. */
function getFormats(language: Language, formats: FormatterConfig | undefined): FormatterConfig | undefined {
  if (language !== 'it' || !formats) return formats
  const { locale } = formats.dates
  const ordinalNumber = (number: number) => (number === 1 ? '1º' : String(number))
  return { ...formats, dates: { ...formats.dates, locale: withLocalize(locale, { ordinalNumber }) } }
}

const catalogues = new Map<Language, Catalogue>()

/** Returns the catalogue of a language as it was in edition 1, from the current one. */
export function getFirstEdition(language: Language, current: Catalogue): Catalogue {
  const catalogue = catalogues.get(language) ?? createFirstEdition(language, current)
  catalogues.set(language, catalogue)
  return catalogue
}

function createFirstEdition(language: Language, { formats, ...current }: Catalogue): Catalogue {
  const { byKind, byCountry, ...texts } = CHANGES[language]
  return createCatalogue(
    {
      ...mergeTexts(current, texts),
      // A kind or country is replaced as a whole, so that an empty one has no texts of its own.
      byKind: { ...current.byKind, ...byKind },
      byCountry: { ...current.byCountry, ...byCountry },
    },
    getFormats(language, formats),
  )
}

const mergeTexts = <Texts extends object>(texts: Texts, changes: object): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]: [string, unknown]) => {
      const text = (texts as Record<string, unknown>)[name]
      return [name, isTexts(text) && isTexts(change) ? mergeTexts(text, change) : change]
    }),
  ),
})

// A compiled message is an array.
const isTexts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
