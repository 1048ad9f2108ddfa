import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface StepActionsProps {
  onBack?: () => void
  onSkip?: () => void
  isSkipping?: boolean
  /** Label of the primary button. */
  children: ReactNode
}

export function StepActions({ onBack, onSkip, isSkipping, children }: StepActionsProps) {
  const t = useTranslations('onboarding.steps')
  const tCommon = useTranslations('common')
  return (
    <div className="flex flex-col-reverse gap-2 border-t pt-5 sm:flex-row sm:items-center">
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {tCommon('back')}
        </Button>
      )}
      <span className="flex-1 max-sm:hidden" />
      {onSkip && (
        <Button variant="outline" loading={isSkipping} onClick={onSkip}>
          {t('skip')}
        </Button>
      )}
      {children}
    </div>
  )
}
