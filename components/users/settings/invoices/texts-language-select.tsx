import { useState, type ReactNode } from 'react'
import { languageName, listLanguages } from '@/components/shared/language-options'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { Language } from '@/lib/core/languages'
import { LanguageChoice } from './language-choice'

interface TextsLanguageSelectProps {
  label: string
  hint?: string
  /** Language of the business, whose texts are the children. */
  own: Language
  children: ReactNode
  /** Renders the texts of another language; calls `onTyped` with whether they have unsaved input. */
  others: (language: Language, onTyped: (isTyped: boolean) => void) => ReactNode
}

/** Switches between texts in the business's language and others. */
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
