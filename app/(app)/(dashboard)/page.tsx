import type { Metadata } from 'next'
import { ActionCards } from '@/components/dashboard/action-cards'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { StatTiles } from '@/components/dashboard/stat-tiles'
import { NewInvoiceLink } from '@/components/invoices/new-invoice-link'
import { PageHeader } from '@/components/shared/page-header'
import { requireOnboardedUser } from '@/lib/auth/session'
import { getDashboardStats } from '@/lib/dashboard/queries'
import { NO_FILTER } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/queries'

export const metadata: Metadata = { title: 'Dashboard' }

const RECENT = 5

export default async function DashboardPage() {
  const user = await requireOnboardedUser()
  const [stats, { invoices }] = await Promise.all([
    getDashboardStats(user.id, user.currency),
    listInvoices(user.id, NO_FILTER, RECENT),
  ])

  return (
    <>
      <PageHeader heading="Dashboard" actions={<NewInvoiceLink />} />
      <div className="flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        <StatTiles stats={stats} currency={user.currency} />
        <RecentInvoices invoices={invoices} />
        <ActionCards />
      </div>
    </>
  )
}
