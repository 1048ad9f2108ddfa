/** The languages that documents speak, by their code (BCP 47), and what they are called in English. */
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

/** What a document speaks unless somebody chose. */
export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

/** What somebody chose: one language, or two on one sheet. Without the first, nothing was chosen. */
export interface LanguageChoice<Code = Language | null> {
  language: Code
  secondLanguage: Code
}

/** What was chosen, out of what holds more; a second language by itself says nothing. */
export const pickLanguages = ({
  language,
  secondLanguage,
}: Partial<LanguageChoice<string | null>>): LanguageChoice => ({
  language: isLanguage(language) ? language : null,
  secondLanguage: isLanguage(language) && isLanguage(secondLanguage) ? secondLanguage : null,
})

/** The first that somebody chose, of what is known from the nearest to the farthest: the document's, the client's, the business's. */
export function resolveLanguages(
  ...choices: Partial<LanguageChoice<string | null>>[]
): LanguageChoice & { language: Language } {
  const { language, secondLanguage } = pickLanguages(choices.find((one) => isLanguage(one.language)) ?? {})
  const first = language ?? DEFAULT_LANGUAGE
  return { language: first, secondLanguage: secondLanguage === first ? null : secondLanguage }
}

/**
 * By whose rules numbers and days are written: those of the language in the seller's country, so that `de` is written otherwise in Austria and
 * in Switzerland. English is the United States', whoever sells. @param country ISO 3166-1 alpha-2
 */
export function getLocale(language: Language, country: string | null | undefined): string {
  if (language === 'en') return 'en-US'
  // Without a country the rules would be Brazil's.
  if (language === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT'
  return country && /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : language
}
