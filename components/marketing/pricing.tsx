import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'
import { Icon } from './icons'
import { SIGN_UP_PATH } from './links'
import { LandingSection } from './landing-section'

const always = ['unlimited', 'pdf', 'logo', 'gmail'] as const

const trial = ['trial', 'noCard'] as const

/** What the plans include, as in the specification, section 9. */
const INCLUDED = {
  monthly: [...always, ...trial],
  annual: [...always, 'support', ...trial],
} as const

export function Pricing() {
  const t = useTranslations('marketing.landing.pricing')
  return (
    <LandingSection
      id="pricing"
      className="bg-sidebar border-y"
      heading={t('title')}
      text={t('text')}
      isSideBySide
    >
      <div>
        <div className="grid gap-5 md:grid-cols-2">
          <PlanCard plan="monthly" />
          <PlanCard plan="annual" saving={t('annual.saving')} />
        </div>
        <p className="text-caption text-muted-foreground mt-5">{t('selfHosted')}</p>
      </div>
    </LandingSection>
  )
}

interface PlanCardProps {
  plan: keyof typeof INCLUDED
  /** Compared with the other plan. */
  saving?: string
}

function PlanCard({ plan, saving }: PlanCardProps) {
  const t = useTranslations('marketing.landing.pricing')
  const tSite = useTranslations('marketing.site')
  const name = t(`${plan}.name`)
  return (
    <article aria-label={t('plan', { name })} className="grid">
      <Card
        className={cn('flex flex-col p-6 sm:p-8', saving && 'border-primary ring-primary shadow-md ring')}
      >
        <div className="flex min-h-6 items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{name}</h3>
          {saving && <Badge>{saving}</Badge>}
        </div>
        <p className="mt-5 flex items-baseline gap-2">
          <span className="text-4xl font-semibold tabular-nums">{t(`${plan}.price`)}</span>
          <span className="text-muted-foreground">{t('perMonth')}</span>
        </p>
        <p className="text-muted-foreground mt-1">{t(`${plan}.billed`)}</p>
        <ul className="mt-7 mb-8 grid gap-2.5">
          {INCLUDED[plan].map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="text-primary mt-0.5 size-4" />
              {t(`includes.${item}`)}
            </li>
          ))}
        </ul>
        <Button asChild variant={saving ? 'default' : 'outline'} size="lg" className="mt-auto">
          <a href={SIGN_UP_PATH} aria-label={t('startPlan', { name })}>
            {tSite('startFree')}
          </a>
        </Button>
      </Card>
    </article>
  )
}
