import { getLocale, type Language, type LanguageChoice } from '@/lib/core/languages'
import type { DocumentCatalogue, DocumentMessages, MailMessages, OtherKind } from './message-types'
import { withCustomLabels, withCustomMailLabels, parseStoredTexts, type CustomLabels } from './custom-labels'
import { mergeBilingual } from './bilingual'
import { createFormatters } from './create-formatters'

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
