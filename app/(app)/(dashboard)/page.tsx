import type { Metadata } from 'next'
import { ActionCards } from '@/components/dashboard/action-cards'
import { AgesCard } from '@/components/dashboard/ages-card'
import { FirstSteps } from '@/components/dashboard/first-steps'
import { IncomeCard } from '@/components/dashboard/income-card'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { StatTiles } from '@/components/dashboard/stat-tiles'
import { TodayStrip } from '@/components/dashboard/today-strip'
import { NewInvoiceLink } from '@/components/invoices/new-invoice-link'
import { PageHeader } from '@/components/shared/page-header'
import { requireOnboardedUser } from '@/lib/auth/session'
import { todayIn } from '@/lib/dates'
import { getDashboard } from '@/lib/dashboard/queries'
import { NO_FILTER } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/list'

export const metadata: Metadata = { title: 'Dashboard' }

const RECENT = 5

export default async function DashboardPage() {
  const user = await requireOnboardedUser()
  const today = todayIn(user.timeZone)
  const [dashboard, { invoices }] = await Promise.all([
    getDashboard(user.id, user.currency, today),
    listInvoices(user.id, NO_FILTER, RECENT),
  ])
  const isNew = dashboard.stats.totalInvoices === 0

  return (
    <>
      <PageHeader heading="Dashboard" actions={<NewInvoiceLink />} />
      <div className="flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        {isNew ? (
          <FirstSteps hasCompany={Boolean(user.companyName)} hasClients={dashboard.hasClients} />
        ) : (
          <TodayStrip today={dashboard.today} day={today} />
        )}
        <StatTiles stats={dashboard.stats} currency={user.currency} />
        {!isNew && (
          <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
            <IncomeCard income={dashboard.income} currency={user.currency} />
            <AgesCard ages={dashboard.ages} currency={user.currency} />
          </div>
        )}
        <RecentInvoices invoices={invoices} />
        <ActionCards />
      </div>
    </>
  )
}
