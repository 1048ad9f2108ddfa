import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Check, ChevronRight } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { SETUP_STEPS, type SetupStep } from '@/lib/reports/dashboard/setup-steps'
import { cn } from '@/lib/utils'
import { DismissibleSetup } from './dismissible-setup'

const HREFS: Record<SetupStep, string> = {
  logo: '/settings?tab=company',
  bank: '/settings?tab=bank',
  client: '/clients?edit=new',
  invoice: '/invoices/create',
}

interface SetupCardProps {
  done: Record<SetupStep, boolean>
  businessId: number
}

/** First steps of a new business; the next one is emphasized. */
export function SetupCard({ done, businessId }: SetupCardProps) {
  const t = useTranslations('dashboard.setup')
  const doneCount = SETUP_STEPS.filter((step) => done[step]).length
  const next = SETUP_STEPS.find((step) => !done[step])
  return (
    <DismissibleSetup businessId={businessId} label={t('dismiss')}>
      <Card aria-labelledby="setup" className="overflow-hidden">
        <div className="flex flex-wrap items-baseline gap-x-2.5 px-4 pt-4 pr-14 pb-3 sm:px-5 sm:pr-16">
          <h2 id="setup" className="text-base font-semibold tracking-tight">
            {t('title')}
          </h2>
          <p className="text-caption text-muted-foreground tabular-nums">
            {t('progress', { done: doneCount, total: SETUP_STEPS.length })}
          </p>
        </div>
        <svg aria-hidden="true" className="block h-1 w-full">
          <rect width="100%" height="100%" className="fill-border" />
          <rect width={`${(doneCount / SETUP_STEPS.length) * 100}%`} height="100%" className="fill-primary" />
        </svg>
        <ol className="bg-border grid gap-px @xl:grid-cols-2 @4xl:grid-cols-4">
          {SETUP_STEPS.map((step, index) => (
            <li key={step} className="group bg-card relative flex gap-3 px-4 py-3.5 sm:px-5 sm:py-4">
              <StepMark number={index + 1} isDone={done[step]} isNext={step === next} />
              <div className="min-w-0">
                <h3 className={cn('font-medium', done[step] && 'text-muted-foreground')}>
                  {done[step] ? (
                    <>
                      {t(`steps.${step}.title`)} <span className="sr-only">({t('done')})</span>
                    </>
                  ) : (
                    <Link
                      href={HREFS[step]}
                      className={cn(
                        'inline-block py-0.5 -outline-offset-2 after:absolute after:inset-0 hover:underline hover:underline-offset-4',
                        step === next && 'text-primary',
                      )}
                    >
                      {t(`steps.${step}.title`)}
                    </Link>
                  )}
                </h3>
                <p className="text-caption text-muted-foreground">{t(`steps.${step}.text`)}</p>
              </div>
              {!done[step] && (
                <ChevronRight
                  aria-hidden="true"
                  className="text-muted-foreground ml-auto size-4 shrink-0 self-center transition-transform group-hover:translate-x-0.5"
                />
              )}
            </li>
          ))}
        </ol>
      </Card>
    </DismissibleSetup>
  )
}

const StepMark = ({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) => (
  <span
    aria-hidden="true"
    className={cn(
      'mt-px grid size-5.5 shrink-0 place-items-center rounded-full text-xs font-medium tabular-nums',
      isDone && 'bg-status-paid-soft text-status-paid',
      isNext && 'bg-primary text-primary-foreground',
      !isDone && !isNext && 'text-muted-foreground border',
    )}
  >
    {isDone ? <Check className="size-3.5" strokeWidth={2.5} /> : number}
  </span>
)
