import type { ComponentType } from 'react'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog-props'
import { ActionCards } from './action-cards'
import { AgingCard } from './aging-card'
import { IncomeCard } from './income-card'
import { RecentInvoices } from './recent-invoices'
import { StatTiles } from './stat-tiles'
import { TodaySummary } from './today-summary'
import type { InvoiceSummary } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import type { Dashboard } from '@/lib/reports/dashboard/types'

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
      <StatTiles stats={stats} currency={currency} />
      {hasIncome && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 sm:gap-6">
          <IncomeCard income={income} currency={currency} />
          <AgingCard ages={ages} currency={currency} />
        </div>
      )}
      <RecentInvoices invoices={invoices} />
      <ActionCards />
    </>
  )
}
