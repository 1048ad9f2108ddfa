import { ALL_LANGUAGES, LANGUAGES, type Language } from '@/lib/kernel/languages'

/** The options of a select of languages. @param without one that is spoken already */
export const LanguageOptions = ({ without }: { without?: string | null }) =>
  Object.entries(LANGUAGES).map(
    ([code, name]) =>
      code !== without && (
        <option key={code} value={code}>
          {name}
        </option>
      ),
  )

/** A language by its name in English. */
export const languageName = (code: Language): string => LANGUAGES[code]

/** Returns the languages as options of an OptionSelect. @param without one that is chosen already */
export const listLanguages = (without?: string | null) =>
  ALL_LANGUAGES.filter((code) => code !== without).map((code) => ({ value: code, label: LANGUAGES[code] }))
