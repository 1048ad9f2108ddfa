import { useState, type ReactNode } from 'react'
import { languageName } from '@/components/shared/language-options'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { FormField } from '@/components/ui/legacy/form-field'
import { Select } from '@/components/ui/legacy/select'
import { ALL_LANGUAGES, type Language } from '@/lib/kernel/languages'

interface TextsLanguageProps {
  label: string
  hint?: string
  /** The business's own language, whose texts are the children. */
  own: Language
  children: ReactNode
  /** The texts of another one, which tell whether something is typed there that is not saved. */
  others: (language: Language, onTyped: (isTyped: boolean) => void) => ReactNode
}

/** In which language texts are shown: the business's own, or any other. */
export function TextsLanguage({ label, hint, own, children, others }: TextsLanguageProps) {
  const [language, setLanguage] = useState(own)
  const [isTyped, setTyped] = useState(false)
  const { leave } = useUnsaved(isTyped)
  const choose = (next: Language) =>
    leave(() => {
      setTyped(false)
      setLanguage(next)
    })
  return (
    <>
      <FormField label={label} hint={hint} className="sm:col-start-1 sm:max-w-80">
        <Select value={language} onChange={({ target }) => choose(target.value as Language)}>
          <option value={own}>{`${languageName(own)} (your documents’ language)`}</option>
          {ALL_LANGUAGES.map(
            (code) =>
              code !== own && (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ),
          )}
        </Select>
      </FormField>
      {language === own ? children : others(language, setTyped)}
    </>
  )
}
