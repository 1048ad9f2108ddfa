import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/shared/text/money'
import { StatusDot } from '@/components/shared/text/status-badge'
import { Card } from '@/components/ui/card'
import type { DashboardStats } from '@/lib/reports/dashboard/stats-response'
import { cn } from '@/lib/utils'
import { useFormats } from '@/components/shared/formats'

/** The four tiles, with the user's currency first and other currencies below. */
export function StatTiles({ stats, currency }: { stats: DashboardStats; currency: string }) {
  const t = useTranslations('dashboard.figures')
  const format = useFormatter()
  const paid = stats.byCurrency.map((one) => ({ currency: one.currency, amount: one.totalPaid }))
  const unpaid = stats.byCurrency.map((one) => ({
    currency: one.currency,
    amount: one.totalUnpaid,
    owed: one.totalOwed,
    drafts: one.totalDrafts,
  }))
  const cancelled = stats.totalInvoices - stats.paidInvoices - stats.pendingInvoices - stats.draftInvoices
  return (
    <section aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 @[58rem]:grid-cols-4">
      <Tile label={t('totalPaid')} wide>
        <Sums amounts={paid} currency={currency} />
      </Tile>
      <Tile label={t('totalUnpaid')} wide>
        <Sums amounts={unpaid} currency={currency} />
      </Tile>
      <Tile label={t('totalInvoices')}>
        <Figure>{format.number(stats.totalInvoices)}</Figure>
        {cancelled > 0 && (
          <p className="text-caption text-muted-foreground mt-0.5">{t('cancelled', { count: cancelled })}</p>
        )}
      </Tile>
      <Tile label={t('invoiceStatus')}>
        <dl className="mt-2 grid gap-1 tabular-nums">
          <CountTile status="PAID" label={t('paid')} value={stats.paidInvoices} />
          <CountTile status="SENT" label={t('pending')} value={stats.pendingInvoices} />
          <CountTile status="DRAFT" label={t('drafts')} value={stats.draftInvoices} />
        </dl>
      </Tile>
    </section>
  )
}

/** `wide`: spans the full width of a phone. */
function Tile({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card className={cn('px-4 py-3.5 sm:px-5 sm:py-4', wide && 'max-sm:col-span-2')}>
      <h2 className="text-caption text-muted-foreground font-medium">{label}</h2>
      {children}
    </Card>
  )
}

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-2xl font-semibold break-words tabular-nums">{children}</p>
)

/** With `drafts`, the amount is broken down into what is owed and what is in drafts. */
type Sum = { currency: string; amount: number; owed?: number; drafts?: number }

function Sums({ amounts, currency }: { amounts: Sum[]; currency: string }) {
  const formats = useFormats()
  const t = useTranslations('dashboard.figures')
  const formatParts = ({ currency, owed = 0, drafts = 0 }: Sum) => {
    if (drafts === 0) return null
    if (owed === 0) return t('allInDrafts')
    return t('owedAndDrafts', {
      owed: formats.money(owed, currency),
      drafts: formats.money(drafts, currency),
    })
  }
  const main = amounts.find((sum) => sum.currency === currency)
  const others = amounts.filter((sum) => sum.currency !== currency && sum.amount !== 0)
  const parts = main && formatParts(main)
  return (
    <>
      <Figure>
        <Money amount={main?.amount ?? 0} currency={currency} />
      </Figure>
      {parts && (
        <p className="text-caption text-muted-foreground mt-0.5 tabular-nums first-letter:uppercase">
          {parts}
        </p>
      )}
      {others.length > 0 && (
        <ul className="text-caption text-muted-foreground mt-0.5 flex flex-wrap gap-x-3">
          {others.map((sum) => {
            const otherParts = formatParts(sum)
            return (
              <li key={sum.currency}>
                <Money amount={sum.amount} currency={sum.currency} />
                {otherParts && ` · ${otherParts}`}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

type CountProps = { status: 'PAID' | 'SENT' | 'DRAFT'; label: string; value: number }

function CountTile({ status, label, value }: CountProps) {
  const format = useFormatter()
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2">
        <StatusDot status={status} />
        {label}
      </dt>
      <dd className="font-medium">{format.number(value)}</dd>
    </div>
  )
}
