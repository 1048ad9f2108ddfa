import { useId } from 'react'
import { OptionSelect, type SelectOption } from '@/components/shared/form/option-select'
import { Label } from '@/components/ui/label'
import type { Language } from '@/lib/core/languages'
import { cn } from '@/lib/utils'

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
