import { useTranslations } from 'next-intl'
import { ALL_LANGUAGES, type Language } from '@/lib/core/languages'

/** Returns functions that name the languages of documents in the language of the interface. */
export function useLanguageNames() {
  const t = useTranslations('common.language')
  const languageName = (code: Language): string => t(code)
  return {
    languageName,
    /** Returns the languages as options of an OptionSelect. `without`: one to exclude. */
    listLanguages: (without?: string | null) =>
      ALL_LANGUAGES.filter((code) => code !== without).map((code) => ({
        value: code,
        label: languageName(code),
      })),
  }
}
