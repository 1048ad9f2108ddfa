import { ALL_LANGUAGES, LANGUAGES, type Language } from '@/lib/core/languages'

export const languageName = (code: Language): string => LANGUAGES[code]

/** Returns the languages as options of an OptionSelect. `without`: one to exclude. */
export const listLanguages = (without?: string | null) =>
  ALL_LANGUAGES.filter((code) => code !== without).map((code) => ({ value: code, label: LANGUAGES[code] }))
