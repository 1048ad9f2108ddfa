import { useTranslations } from 'next-intl'
import { Check } from 'lucide-react'
import { cn } from '@/lib/utils'

/** Cookie with the step a business has reached, read by the page so that a reload continues there. */
export const STEP_COOKIE = 'onboarding-step'

const WEEK = 7 * 24 * 60 * 60

export const STEPS = ['profile', 'company', 'bank'] as const

export function StepList({ current }: { current: number }) {
  const t = useTranslations('onboarding.steps')
  const tScreen = useTranslations('onboarding.screens')
  return (
    <ol aria-label={t('label')} className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => {
        const isDone = index < current
        const isReached = index <= current
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cn(
              'text-caption flex items-center gap-2 border-t-2 pt-3 font-medium transition-colors',
              isReached ? 'border-primary' : 'text-muted-foreground border-border',
            )}
          >
            <span
              className={cn(
                'grid size-5 shrink-0 place-items-center rounded-full text-xs tabular-nums',
                isReached ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground',
              )}
            >
              {isDone ? <Check aria-hidden="true" className="size-3" strokeWidth={3} /> : index + 1}
            </span>
            {tScreen(`${step}.name`)}
            {isDone && <span className="sr-only">{t('done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

export function storeReachedStep(businessId: number | null, step: number): void {
  document.cookie = `${STEP_COOKIE}=${businessId}.${step}; path=/; max-age=${WEEK}; samesite=lax`
}

/** Returns the step in the cookie, or null if it is missing or belongs to another business. */
export function parseReachedStep(cookie: string | undefined, businessId: number | null): number | null {
  const [owner, step] = (cookie ?? '').split('.')
  const index = [...STEPS.keys()].find((one) => String(one) === step)
  return owner === String(businessId) ? (index ?? null) : null
}
