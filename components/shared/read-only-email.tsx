import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/utils'

interface ReadOnlyEmailProps {
  email: string
  /** Reason why it can't be changed. */
  description: string
  autoComplete?: string
  className?: string
}

/** Read-only email address among fields. */
export function ReadOnlyEmail({ email, description, autoComplete = 'off', className }: ReadOnlyEmailProps) {
  const t = useTranslations('common')
  const id = useId()
  return (
    <div className={cn('grid gap-1.5', className)}>
      <Label htmlFor={id}>{t('email')}</Label>
      <Input
        id={id}
        type="email"
        value={email}
        readOnly
        autoComplete={autoComplete}
        aria-describedby={`${id}-description`}
      />
      <p id={`${id}-description`} className="text-caption text-muted-foreground">
        {description}
      </p>
    </div>
  )
}
