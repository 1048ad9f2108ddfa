import { localeOf, type Language, type LanguageChoice } from '@/lib/kernel/languages'
import type { Catalogue, DocumentWords } from '../document-words'
import { inBoth } from './pair'
import { writingIn } from './writing'

/** What the words of a document follow from: nothing where they are English. Frozen with its seller when it is issued. */
export interface Speaker {
  language?: Language
  /** Beside the first on the sheet. */
  secondLanguage?: Language
}

/** Who speaks, and where that is. */
export type Speaking = Speaker & { place?: { country: string | null } | null }

/** A choice as it is kept: what is English says nothing. */
export const speakerOf = ({ language, secondLanguage }: LanguageChoice): Speaker => ({
  ...(language && language !== 'en' && { language }),
  ...(secondLanguage && { secondLanguage }),
})

/** A language as it is written down. English is written already. */
export type Written = Catalogue | DocumentWords

/** The words of a document, by the rules of its seller's place: German as it is written in Austria, and English beside it. */
export function spokenBy(
  { language = 'en', place }: Speaking,
  first: Written,
  second?: Written,
): DocumentWords {
  const words = spokenIn(first, localeOf(language, place?.country))
  return second ? inBoth(words, spokenIn(second, words.locale)) : words
}

const spokenIn = (written: Written, locale: string): DocumentWords =>
  'writing' in written
    ? written
    : { ...written, ...{ locale, lang: locale, writing: writingIn(locale, written.written) } }
