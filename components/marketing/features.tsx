import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { Icon } from './icons'
import { LandingSection } from './landing-section'
import type { ReactNode } from 'react'
import { Avatar, AvatarFallback } from '@/components/ui/avatar'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { Formatters } from '@/lib/i18n/message-types'
import { cn } from '@/lib/utils'

/** Clients of the demo business (prisma/seed). */
const CLIENTS = [
  { initials: 'OF', name: 'Oakline Furniture Ltd', amountDue: 6552, currency: 'GBP' },
  { initials: 'AL', name: 'Atelier Lefèvre SARL', amountDue: 2032.9, currency: 'EUR' },
  { initials: 'BA', name: 'Brightwater Analytics, Inc.', amountDue: 0, currency: 'USD' },
  { initials: 'HP', name: 'Hoshi Paper Co.', amountDue: 361000, currency: 'JPY' },
]

const STEPS = ['paid', 'viewed', 'sent', 'link'] as const

const DETAILS = [
  { icon: 'file', text: 'pdf' },
  { icon: 'image', text: 'logo' },
  { icon: 'mail', text: 'gmail' },
] as const

interface FeaturesProps {
  sample: InvoiceView
  money: Formatters['money']
}

export function Features({ sample, money }: FeaturesProps) {
  const t = useTranslations('marketing.landing.features')
  const cards = [
    { text: 'invoices', picture: <TotalsPicture view={sample} /> },
    { text: 'clients', picture: <ClientsPicture money={money} /> },
    { text: 'sharing', picture: <SharingPicture /> },
  ] as const
  return (
    <LandingSection id="features" heading={t('title')} text={t('text')}>
      <ul className="mt-10 grid grid-cols-1 gap-5 lg:grid-cols-3">
        {cards.map(({ text, picture }) => (
          <li key={text}>
            <Card className="flex h-full flex-col overflow-hidden sm:max-lg:grid sm:max-lg:grid-cols-2">
              <div aria-hidden="true" className="bg-sidebar h-69 overflow-clip px-6 pt-7 select-none">
                {picture}
              </div>
              <div className="p-6 sm:max-lg:self-center">
                <h3 className="text-lg font-semibold">{t(`${text}.title`)}</h3>
                <p className="text-muted-foreground mt-1.5">{t(`${text}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-8 sm:grid-cols-3 sm:gap-6">
        {DETAILS.map(({ icon, text }) => (
          <li key={text} className="flex gap-4 sm:flex-col sm:gap-3">
            <Icon name={icon} className="text-primary size-6" />
            <div>
              <h3 className="text-base font-semibold">{t(`${text}.title`)}</h3>
              <p className="text-muted-foreground mt-0.5 max-w-[40ch]">{t(`${text}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

/** Frame of an illustration, cut off at its lower edge. */
const Slip = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn('bg-popover min-h-[calc(100%+2px)] min-w-0 rounded-t-md border shadow-md', className)}>
    {children}
  </div>
)

/** Illustration of the sample invoice's totals. */
function TotalsPicture({ view }: { view: InvoiceView }) {
  const { sums: totals } = view
  return (
    <Slip className="paper px-5 pt-4">
      <ul className="divide-y">
        {filterItems(view.lines).map(({ description, amount }) => (
          <li key={description} className="flex gap-4 py-1.5">
            <span className="truncate">{description}</span>
            <span className="ml-auto tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      <dl className="ml-auto w-fit min-w-3/4 border-t pt-2 pb-5 tabular-nums">
        {totals.map(({ label, value }, index) => (
          <div
            key={label}
            className={cn(
              'flex gap-4 py-1',
              index === totals.length - 1 && 'mt-1 border-t pt-2 text-base font-semibold',
            )}
          >
            <dt className={cn(index < totals.length - 1 && 'text-muted-foreground')}>{label}</dt>
            <dd className="ml-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Slip>
  )
}

/** Illustration of clients with the amounts due by currency. */
function ClientsPicture({ money }: Pick<FeaturesProps, 'money'>) {
  const t = useTranslations('marketing.landing.features.clients')
  return (
    <Slip className="divide-y">
      <div className="text-muted-foreground flex justify-between px-4 py-2 text-xs">
        <span>{t('name')}</span>
        <span>{t('amountDue')}</span>
      </div>
      {CLIENTS.map(({ initials, name, amountDue, currency }) => (
        <div key={name} className="flex items-center gap-3 px-4 py-2.5">
          <Avatar className="size-7 text-[0.6875rem]">
            <AvatarFallback>{initials}</AvatarFallback>
          </Avatar>
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="ml-auto tabular-nums">{money(amountDue, currency)}</span>
        </div>
      ))}
    </Slip>
  )
}

/** Illustration of a public link and the invoice's history. */
function SharingPicture() {
  const t = useTranslations('marketing.landing.features.sharing.steps')
  return (
    <Slip className="p-4">
      <div className="flex gap-2">
        <div className="border-input text-caption flex h-9 min-w-0 flex-1 items-center rounded-md border px-3">
          <span className="truncate">/invoice/p4Xk9vQ2ZtLw7sJcY0m3RbNd</span>
        </div>
        <span className="border-input grid size-9 place-items-center rounded-md border">
          <Icon name="copy" className="size-4" />
        </span>
      </div>
      <ol className="isolate mt-4">
        {STEPS.map((step, index) => (
          <li key={step} className="group relative flex items-baseline gap-3 pb-3.5 pl-5.5">
            <span
              className={cn(
                'ring-popover absolute top-1.75 left-0 size-1.75 rounded-full ring-3',
                index === 0 ? 'bg-primary' : 'bg-muted-foreground',
              )}
            />
            <span className="bg-border absolute top-2 -bottom-2 left-0.75 -z-1 w-px group-last:hidden" />
            <span className="font-medium">{t(`${step}.label`)}</span>
            <span className="text-muted-foreground ml-auto text-xs tabular-nums">{t(`${step}.at`)}</span>
          </li>
        ))}
      </ol>
    </Slip>
  )
}
