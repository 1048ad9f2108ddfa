import type { Metadata } from 'next'
import { memberPage } from '@/app/(app)/frame'
import { ActionCards } from '@/components/dashboard/action-cards'
import { AgesCard } from '@/components/dashboard/ages-card'
import { FirstInvoice } from '@/components/dashboard/first-invoice'
import { IncomeCard } from '@/components/dashboard/income-card'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { StatTiles } from '@/components/dashboard/stat-tiles'
import { TodayStrip } from '@/components/dashboard/today-strip'
import { NewDocument } from '@/components/documents/list/new/new-document'
import { PageHeader } from '@/components/shared/page/page-header'
import { todayIn } from '@/lib/kernel/dates'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'

export const metadata: Metadata = { title: 'Dashboard' }

const RECENT = 5

export default memberPage(async ({ user, actor }) => {
  const today = todayIn(user.timeZone)
  const [dashboard, { invoices }] = await Promise.all([
    getDashboard(actor, user.currency, today),
    listInvoices(actor, NO_FILTER, RECENT),
  ])
  const todayStrip = <TodayStrip today={dashboard.today} acts={dashboard.acts} day={today} />
  // Everything else would only be zeros; but whoever begins with quotes has something to do about them.
  if (dashboard.stats.totalInvoices === 0)
    return (
      <>
        <PageHeader heading="Dashboard" actions={<NewDocument isMain={false} />} />
        <div className="flex flex-col gap-4 max-md:pb-16 sm:gap-6">
          {dashboard.acts.stack.length > 0 && todayStrip}
          <FirstInvoice />
        </div>
      </>
    )
  const hasIncome = dashboard.stats.byCurrency.some(({ totalPaid }) => totalPaid > 0)

  return (
    <>
      <PageHeader heading="Dashboard" actions={<NewDocument />} />
      <div className="@container flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        {todayStrip}
        <StatTiles stats={dashboard.stats} currency={user.currency} />
        {hasIncome && (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 sm:gap-6">
            <IncomeCard income={dashboard.income} currency={user.currency} />
            <AgesCard ages={dashboard.ages} currency={user.currency} />
          </div>
        )}
        <RecentInvoices invoices={invoices} />
        <ActionCards />
      </div>
    </>
  )
})
