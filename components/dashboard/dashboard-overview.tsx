import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog-props'
import { ActionCards } from './action-cards'
import { AgingCard } from './aging-card'
import { IncomeCard } from './income-card'
import { RecentInvoices } from './recent-invoices'
import { StatTiles } from './stat-tiles'
import type { InvoiceSummary } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import type { Dashboard, CountedSums, TodayFigures } from '@/lib/reports/dashboard/types'
import { PermissionGate } from '@/components/shared/permissions'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { Card } from '@/components/ui/card'
import type { SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'
import { formatDayOfWeek } from '@/lib/core/dates/month'
import { getWeekEnd } from '@/lib/documents/list/filter'
import { cn } from '@/lib/utils'
import { SuggestedActions } from './suggested-actions'

interface DashboardOverviewProps {
  dashboard: Dashboard
  /** Newest invoices. */
  invoices: InvoiceSummary[]
  currency: string
  /** User's date. */
  today: Day
  ReminderDialog: ComponentType<ReminderDialogProps>
}

/**
 * Tiles, recent invoices and action cards are always shown (specification, section 2); everything else only when it has
 * content.
 */
export function DashboardOverview({
  dashboard,
  invoices,
  currency,
  today,
  ReminderDialog,
}: DashboardOverviewProps) {
  const { stats, suggestedActions, income, ages } = dashboard
  // A business that starts with quotes has actions before its first invoice.
  const hasToday = stats.totalInvoices > 0 || suggestedActions.suggestions.length > 0
  const hasIncome = stats.byCurrency.some(({ totalPaid }) => totalPaid > 0)
  return (
    <>
      {hasToday && (
        <TodaySummary
          today={dashboard.today}
          actions={suggestedActions}
          day={today}
          ReminderDialog={ReminderDialog}
        />
      )}
      <StatTiles stats={stats} income={income} currency={currency} />
      {hasIncome && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 sm:gap-6">
          <IncomeCard income={income} currency={currency} />
          <AgingCard ages={ages} currency={currency} />
        </div>
      )}
      <RecentInvoices invoices={invoices} today={today} />
      <ActionCards quiet={stats.totalInvoices > 0} />
    </>
  )
}

interface TodaySummaryProps {
  today: TodayFigures
  actions: SuggestedActionList
  /** User's date. */
  day: Day
  /** Dialog that shows a reminder before it is sent. */
  ReminderDialog: ComponentType<ReminderDialogProps>
}

/** Invoices that need attention today: counts and totals with links to the lists. */
export function TodaySummary({ today, actions, day, ReminderDialog }: TodaySummaryProps) {
  const t = useTranslations('dashboard.today')
  const locale = useLocale()
  const { overdue, week, drafts } = today
  return (
    <Card aria-labelledby="today" className="@container overflow-hidden">
      <h2 id="today" className="px-4 pt-3.5 text-base font-semibold tracking-tight sm:px-5">
        {t('title')}{' '}
        <time dateTime={day} className="text-muted-foreground ml-1 font-normal">
          {formatDayOfWeek(day, locale)}
        </time>
      </h2>
      <PermissionGate permission="write">
        <SuggestedActions actions={actions} day={day} ReminderDialog={ReminderDialog} />
      </PermissionGate>
      <ul className="grid divide-y @2xl:grid-cols-3 @2xl:divide-x @2xl:divide-y-0">
        <Part
          label={t('overdue')}
          href="/invoices?status=overdue"
          total={overdue}
          isLate
          emptyText={t('noneOverdue')}
        />
        <Part label={t('week')} href="/invoices?week=1" total={week} emptyText={t('noneDue')}>
          {t.rich('until', { day: () => <DayText day={getWeekEnd(day)} prose /> })}
        </Part>
        <Part
          label={t('drafts', { count: drafts.count })}
          href="/invoices?status=draft"
          total={drafts}
          emptyText={t('noDrafts')}
        />
      </ul>
    </Card>
  )
}

interface PartProps {
  label: string
  href: string
  total: CountedSums
  isLate?: boolean
  /** Shown alone if `total` is empty. */
  emptyText: string
  /** Text below the totals. */
  children?: ReactNode
}

function Part({ label, href, total, isLate = false, emptyText, children }: PartProps) {
  const format = useFormatter()
  const isEmpty = total.count === 0
  return (
    <li>
      <ProgressLink
        href={href}
        className="hover:bg-muted/60 grid h-full grid-cols-[auto_auto_minmax(0,1fr)] content-start items-baseline gap-x-2 px-4 py-2.5 -outline-offset-2 transition-colors focus-visible:rounded-lg sm:px-5 @2xl:pt-1.5 @2xl:pb-3.5"
      >
        {isEmpty ? (
          <span className="text-muted-foreground col-span-full py-1">{emptyText}</span>
        ) : (
          <>
            <span className="col-start-2 row-start-1 font-medium">{label}</span>
            <span
              className={cn(
                'col-start-1 row-start-1 text-xl font-semibold tabular-nums',
                isLate && 'text-destructive',
              )}
            >
              {format.number(total.count)}
            </span>
            <span className="col-span-full row-start-2 flex flex-wrap gap-x-3 tabular-nums">
              {total.sums.map(({ currency, amount }, index) => (
                <Money
                  key={currency}
                  amount={amount}
                  currency={currency}
                  className={index > 0 ? 'text-muted-foreground' : undefined}
                />
              ))}
            </span>
          </>
        )}
        {!isEmpty && children && (
          <span className="text-muted-foreground text-caption col-start-3 row-start-1 justify-self-end @2xl:col-span-full @2xl:col-start-1 @2xl:row-start-3 @2xl:justify-self-start">
            {children}
          </span>
        )}
      </ProgressLink>
    </li>
  )
}
