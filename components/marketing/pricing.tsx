import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'
import { Icon } from './icons'
import { SIGN_UP_PATH } from './links'
import { LandingSection } from './landing-section'

const always = [
  'Invoices and clients without a limit',
  'PDF export and public invoice links',
  'Your company logo on every invoice',
  'Gmail connection',
]

const trial = ['14-day free trial', 'No credit card required']

/** Plans as in the specification, section 9. */
const MONTHLY_PLAN: Plan = {
  name: 'Monthly',
  price: '£16',
  billed: 'Billed monthly',
  includes: [...always, ...trial],
}

const ANNUAL_PLAN: Plan = {
  name: 'Annual',
  price: '£12',
  billed: 'Billed as £144 per year',
  saving: 'Save 25%',
  includes: [...always, 'Premium support', ...trial],
}

export function Pricing() {
  return (
    <LandingSection
      id="pricing"
      className="bg-sidebar border-y"
      heading="Pricing"
      text="One product, paid by the month or by the year. Every plan begins with a 14-day free trial, no credit card required."
      isSideBySide
    >
      <div>
        <div className="grid gap-5 md:grid-cols-2">
          <PlanCard plan={MONTHLY_PLAN} />
          <PlanCard plan={ANNUAL_PLAN} />
        </div>
        <p className="text-caption text-muted-foreground mt-5">
          Running the software on a server of your own? Then nothing is charged, and nothing is limited.
        </p>
      </div>
    </LandingSection>
  )
}

function PlanCard({ plan: { name, price, billed, saving, includes } }: { plan: Plan }) {
  return (
    <article aria-label={`${name} plan`} className="grid">
      <Card
        className={cn('flex flex-col p-6 sm:p-8', saving && 'border-primary ring-primary shadow-md ring')}
      >
        <div className="flex min-h-6 items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{name}</h3>
          {saving && <Badge>{saving}</Badge>}
        </div>
        <p className="mt-5 flex items-baseline gap-2">
          <span className="text-4xl font-semibold tabular-nums">{price}</span>
          <span className="text-muted-foreground">per month</span>
        </p>
        <p className="text-muted-foreground mt-1">{billed}</p>
        <ul className="mt-7 mb-8 grid gap-2.5">
          {includes.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="text-primary mt-0.5 size-4" />
              {item}
            </li>
          ))}
        </ul>
        <Button asChild variant={saving ? 'default' : 'outline'} size="lg" className="mt-auto">
          <a href={SIGN_UP_PATH} aria-label={`Start Free, ${name} plan`}>
            Start Free
          </a>
        </Button>
      </Card>
    </article>
  )
}

interface Plan {
  name: string
  /** Per month. */
  price: string
  billed: string
  saving?: string
  includes: string[]
}
