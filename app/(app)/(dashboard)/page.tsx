import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { withMember } from '@/app/(app)/page-guards'
import { DashboardOverview } from '@/components/dashboard/dashboard-overview'
import { SetupCard } from '@/components/dashboard/setup-card'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { ReminderDialog } from '@/components/documents/mail/reminder-dialog'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { todayIn } from '@/lib/core/dates'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import { getSetupCookie, getSetupProgress } from '@/lib/reports/dashboard/setup-steps'
import { hasClients } from '@/lib/clients/queries'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

const RECENT = 5

export default withMember(async ({ user, actor, may }) => {
  const t = await getTranslations('dashboard')
  const today = todayIn(user.timeZone)
  const [dashboard, { invoices }] = await Promise.all([
    getDashboard(actor, user.currency, today),
    listInvoices(actor, NO_FILTER, RECENT),
  ])
  const { totalInvoices } = dashboard.stats
  const { businessId } = actor
  const isSetupOffered = may('settings') && !(await cookies()).has(getSetupCookie(businessId))
  const setup = isSetupOffered
    ? getSetupProgress({
        ...user,
        hasClients: totalInvoices > 0 || (await hasClients(actor)),
        totalInvoices,
      })
    : null
  return (
    <ClientMessages of={['dashboard', 'statusChange', 'sending', 'presendCheck', 'validation']}>
      <PageHeader heading={t('title')} actions={<NewDocumentButton />} />
      <div className="@container flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        {setup && <SetupCard done={setup} businessId={businessId} />}
        <DashboardOverview
          dashboard={dashboard}
          invoices={invoices}
          currency={user.currency}
          today={today}
          ReminderDialog={ReminderDialog}
        />
      </div>
    </ClientMessages>
  )
})
