import { useState, type ReactNode } from 'react'
import { languageName, listLanguages } from '@/components/shared/language-options'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { Language } from '@/lib/core/languages'
import { LanguageChoice } from './language-choice'

interface TextsLanguageSelectProps {
  label: string
  hint?: string
  /** The business's own language, whose texts are the children. */
  own: Language
  children: ReactNode
  /** The texts of another one, which tell whether something is typed there that is not saved. */
  others: (language: Language, onTyped: (isTyped: boolean) => void) => ReactNode
}

/** In which language texts are shown: the business's own, or any other. */
export function TextsLanguageSelect({ label, hint, own, children, others }: TextsLanguageSelectProps) {
  const [language, setLanguage] = useState(own)
  const [isTyped, setTyped] = useState(false)
  const { leave } = useUnsavedChanges(isTyped)
  const choose = (next: Language) =>
    leave(() => {
      setTyped(false)
      setLanguage(next)
    })
  return (
    <>
      <LanguageChoice
        label={label}
        description={hint}
        value={language}
        onChange={choose}
        options={[
          { value: own, label: `${languageName(own)} (your documents’ language)` },
          ...listLanguages(own),
        ]}
        className="sm:col-start-1"
      />
      {language === own ? children : others(language, setTyped)}
    </>
  )
}
