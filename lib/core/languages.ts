/** Languages of documents by BCP 47 code, with their English names. */
export const LANGUAGES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
  sv: 'Swedish',
  ja: 'Japanese',
} as const
export type Language = keyof typeof LANGUAGES
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[]

/** Language of a document unless one was chosen. */
export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

/** A choice of one language, or two printed side by side. Without the first, nothing was chosen. */
export interface LanguageChoice<Code = Language | null> {
  language: Code
  secondLanguage: Code
}

/** Picks a valid choice; a second language without a first is ignored. */
export const pickLanguages = ({
  language,
  secondLanguage,
}: Partial<LanguageChoice<string | null>>): LanguageChoice => ({
  language: isLanguage(language) ? language : null,
  secondLanguage: isLanguage(language) && isLanguage(secondLanguage) ? secondLanguage : null,
})

/**
 * Returns the first choice that names a language. Pass the document's, the client's and the business's, in this order.
 */
export function resolveLanguages(
  ...choices: Partial<LanguageChoice<string | null>>[]
): LanguageChoice & { language: Language } {
  const { language, secondLanguage } = pickLanguages(choices.find((one) => isLanguage(one.language)) ?? {})
  const first = language ?? DEFAULT_LANGUAGE
  return { language: first, secondLanguage: secondLanguage === first ? null : secondLanguage }
}

/**
 * Returns the locale for numbers and dates: the language in the seller's country, because `de` formats them differently
 * in Austria and Switzerland. English is the United States', except on documents since edition 2 (`getEnglishLocale`).
 * @param country ISO 3166-1 alpha-2
 */
export function getLocale(language: Language, country: string | null | undefined): string {
  if (language === 'en') return 'en-US'
  // Plain `pt` would mean Brazil.
  if (language === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT'
  return country && /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : language
}
