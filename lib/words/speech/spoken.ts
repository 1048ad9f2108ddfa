import { localeOf, type Language, type LanguageChoice } from '@/lib/kernel/languages'
import type { Catalogue, DocumentWords, MailWords, OtherKind } from '../document-words'
import { inOwnWords, mailInOwnWords, storedTexts, type OwnWords } from '../own-words'
import { inBoth } from './pair'
import { writingIn } from './writing'

/** What the words of a document follow from: nothing where they are English. Frozen with its seller when it is issued. */
export interface Speaker {
  language?: Language
  /** Beside the first on the sheet. */
  secondLanguage?: Language
  /** Of the business. */
  ownWords?: OwnWords
}

/** Who speaks, and where that is. */
export type Speaking = Speaker & { place?: { country: string | null } | null }

/** A choice as it is kept: what is English says nothing. @param stored the business's own words, as they are kept */
export function speakerOf(
  { language, secondLanguage }: LanguageChoice,
  stored?: unknown,
  languages: readonly Language[] = [language ?? 'en', ...(secondLanguage ? [secondLanguage] : [])],
): Speaker {
  const ownWords = storedTexts(stored, languages)
  return {
    ...(language && language !== 'en' && { language }),
    ...(secondLanguage && { secondLanguage }),
    ...(ownWords && { ownWords }),
  }
}

/** A language as it is written down. English is written already. */
export type Written = Catalogue | DocumentWords

/** The words of a document, by the rules of its seller's place: German as it is written in Austria, and English beside it. */
export function spokenBy(
  { language = 'en', secondLanguage, place, ownWords }: Speaking,
  first: Written,
  second?: Written,
): DocumentWords {
  const locale = localeOf(language, place?.country)
  const told = (written: Written, of: Language, kind?: OtherKind) => {
    const words = spokenIn(written, locale)
    if ('writing' in written) return inOwnWords(words, ownWords?.[of])
    const here = written.inPlaces?.[place?.country ?? '']
    return inOwnWords(
      inOwnWords(words, { ...here, ...(kind && written.ofKinds?.[kind]) }),
      // What a business says itself, it says of every kind and in any place.
      ownWords?.[of],
    )
  }
  const both = (kind?: OtherKind) => {
    const words = told(first, language, kind)
    return second && secondLanguage ? inBoth(words, told(second, secondLanguage, kind)) : words
  }
  return { ...both(), ofKind: both }
}

/** What mails about it say, likewise; they are in the first of its languages. */
export const mailSpokenBy = ({ language = 'en', place, ownWords }: Speaking, mail: MailWords): MailWords =>
  mailInOwnWords(mail, { ...mail.inPlaces?.[place?.country ?? ''], ...ownWords?.[language] })

// Formats are costly to make, and there are at most so many: languages by countries.
const known = new Map<string, DocumentWords>()

function spokenIn(written: Written, locale: string): DocumentWords {
  if ('writing' in written) return written
  const key = `${written.locale} ${locale}`
  const words = known.get(key) ?? {
    ...written,
    locale,
    lang: locale,
    writing: writingIn(locale, written.written),
  }
  known.set(key, words)
  return words
}
