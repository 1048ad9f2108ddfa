import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '@/components/shared/formats'
import { PopoverButton } from '@/components/shared/popover-button'
import { CurrencyAmounts, Money } from '@/components/shared/text/money'
import { StatusDot } from '@/components/shared/text/status-badge'
import { UnpaidParts } from '@/components/shared/unpaid-parts'
import { formatShortMonth } from '@/lib/core/dates/month'
import type { DashboardStats } from '@/lib/reports/dashboard/stats-response'
import type { CurrencySum, Dashboard } from '@/lib/reports/dashboard/types'
import { cn } from '@/lib/utils'

interface StatTilesProps {
  stats: DashboardStats
  /** By month, the current one last. */
  income: Dashboard['income']
  /** User's currency. */
  currency: string
}

/** The four tiles: one large figure each, in the user's currency, and quiet lines below. */
export function StatTiles({ stats, income, currency }: StatTilesProps) {
  const t = useTranslations('dashboard.figures')
  const format = useFormatter()
  const paid = stats.byCurrency.map((one) => ({ currency: one.currency, amount: one.totalPaid }))
  const unpaid = stats.byCurrency
    .map((one) => ({
      currency: one.currency,
      amount: one.totalUnpaid,
      owed: one.totalOwed,
      drafts: one.totalDrafts,
    }))
    .filter((sum) => sum.currency === currency || sum.amount !== 0)
  const cancelled = stats.totalInvoices - stats.paidInvoices - stats.pendingInvoices - stats.draftInvoices
  return (
    <section
      aria-label={t('label')}
      className="bg-border grid grid-cols-2 gap-px overflow-hidden rounded-lg border shadow-sm @[58rem]:grid-cols-4"
    >
      <Tile label={t('totalPaid')} wide>
        <Sums amounts={paid} currency={currency} />
        <MonthComparison income={income} currency={currency} />
      </Tile>
      <Tile label={t('totalUnpaid')} wide>
        <Sums amounts={unpaid} currency={currency} />
        <UnpaidParts sums={unpaid} />
      </Tile>
      <Tile label={t('totalInvoices')}>
        <Figure>{format.number(stats.totalInvoices)}</Figure>
        {cancelled > 0 && <p>{t('cancelled', { count: cancelled })}</p>}
      </Tile>
      <Tile label={t('invoiceStatus')}>
        <dl className="text-foreground mt-2 grid w-full gap-1 text-sm">
          <StatusCount status="PAID" label={t('paid')} value={stats.paidInvoices} />
          <StatusCount status="SENT" label={t('pending')} value={stats.pendingInvoices} />
          <StatusCount status="DRAFT" label={t('drafts')} value={stats.draftInvoices} />
        </dl>
      </Tile>
    </section>
  )
}

/** `wide`: spans the full width of a phone. */
const Tile = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div
    data-slot="tile"
    className={cn(
      'bg-card text-caption text-muted-foreground flex min-w-0 flex-col items-start px-4 py-3.5 tabular-nums sm:px-5 sm:py-4',
      wide && 'max-sm:col-span-2',
    )}
  >
    <h2 className="font-medium">{label}</h2>
    {children}
  </div>
)

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="text-foreground my-1 w-full text-2xl font-semibold break-words">{children}</p>
)

/** Other currencies in the tile once a panel lists them all. Three are shown without a panel. */
const MAX_OTHERS = 2

/** The user's currency as a figure, the others in one line. */
function Sums({ amounts, currency }: { amounts: CurrencySum[]; currency: string }) {
  const t = useTranslations('dashboard.figures')
  const main = amounts.find((sum) => sum.currency === currency)
  const others = amounts.filter((sum) => sum.currency !== currency && sum.amount !== 0)
  const shown = others.length > MAX_OTHERS + 1 ? others.slice(0, MAX_OTHERS) : others
  return (
    <>
      <Figure>
        <Money amount={main?.amount ?? 0} currency={currency} />
      </Figure>
      {others.length > 0 && (
        <div className="flex min-h-6 flex-wrap items-center gap-x-2.5">
          <CurrencyAmounts sums={shown} />
          {shown.length < others.length && (
            <PopoverButton
              label={t('otherCurrencies')}
              panel={
                <ul className="grid justify-items-end gap-1.5">
                  {others.map((sum) => (
                    <li key={sum.currency}>
                      <Money {...sum} />
                    </li>
                  ))}
                </ul>
              }
            >
              {t('moreCurrencies', { count: others.length - shown.length })}
            </PopoverButton>
          )}
        </div>
      )}
    </>
  )
}

/** What was received this month and in the month before. */
function MonthComparison({ income, currency }: Pick<StatTilesProps, 'income' | 'currency'>) {
  const t = useTranslations('dashboard.figures')
  const formats = useFormats()
  const locale = useLocale()
  const months = income
    .slice(-2)
    .reverse()
    .map(({ month, sums }) => ({
      month,
      amount: sums.find((sum) => sum.currency === currency)?.amount ?? 0,
    }))
  if (months.every(({ amount }) => amount === 0)) return null
  return (
    <ul
      aria-label={t('months')}
      className="mt-1.5 flex min-h-6 w-full flex-wrap items-center gap-x-2.5 border-t pt-1.5"
    >
      {months.map(({ month, amount }, index) => (
        <li key={month} className={cn('whitespace-nowrap', index === 0 && 'text-foreground')}>
          {t('inMonth', { amount: formats.money(amount, currency), month: formatShortMonth(month, locale) })}
        </li>
      ))}
    </ul>
  )
}

interface StatusCountProps {
  status: 'PAID' | 'SENT' | 'DRAFT'
  label: string
  value: number
}

function StatusCount({ status, label, value }: StatusCountProps) {
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
