import { LANGUAGES, type Language } from '@/lib/kernel/languages'

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
