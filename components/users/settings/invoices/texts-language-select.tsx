import { useTranslations } from 'next-intl'
import { useState, type ReactNode, useId } from 'react'
import { useLanguageNames } from '@/components/shared/language-options'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { Language } from '@/lib/core/languages'
import { OptionSelect, type SelectOption } from '@/components/shared/form/option-select'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/utils'

interface TextsLanguageSelectProps {
  label: string
  hint?: string
  /** Language of the business, whose texts are the children. */
  defaultLanguage: Language
  children: ReactNode
  /** Renders the texts of another language; calls `onDirtyChange(isDirty)`. */
  renderTexts: (language: Language, onDirtyChange: (isDirty: boolean) => void) => ReactNode
}

/** Switches between texts in the business's language and others. */
export function TextsLanguageSelect({
  label,
  hint,
  defaultLanguage,
  children,
  renderTexts,
}: TextsLanguageSelectProps) {
  const { languageName, listLanguages } = useLanguageNames()
  const t = useTranslations('settings.texts')
  const [language, setLanguage] = useState(defaultLanguage)
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
          { value: defaultLanguage, label: t('ownLanguage', { language: languageName(defaultLanguage) }) },
          ...listLanguages(defaultLanguage),
        ]}
        className="sm:col-start-1"
      />
      {language === defaultLanguage ? children : renderTexts(language, setTyped)}
    </>
  )
}

interface LanguageChoiceProps {
  label: string
  description?: string
  value: Language
  onChange: (language: Language) => void
  options: readonly SelectOption<Language>[]
  className?: string
}

/** Language of the texts shown. Not saved, so not a form field. */
export function LanguageChoice({ label, description, className, ...select }: LanguageChoiceProps) {
  const id = useId()
  return (
    <div className={cn('grid gap-1.5 sm:max-w-80', className)}>
      <Label htmlFor={id}>{label}</Label>
      <OptionSelect {...select} id={id} aria-describedby={description ? `${id}-description` : undefined} />
      {description && (
        <p id={`${id}-description`} className="text-caption text-muted-foreground">
          {description}
        </p>
      )}
    </div>
  )
}
