import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClientActions } from '@/components/clients/client-actions'
import { ClientInformation } from '@/components/clients/client-information'
import { ClientInvoices } from '@/components/clients/client-invoices'
import { FinancialOverview } from '@/components/clients/financial-overview'
import { invoicePages, statusTabs } from '@/components/invoices/list-links'
import { ShareButton } from '@/components/invoices/share-button'
import { parseTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page-header'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { requireOnboardedUser } from '@/lib/auth/session'
import { getClientSummary } from '@/lib/clients/queries'
import { todayIn } from '@/lib/dates'
import { parseInvoiceFilter } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/list'
import { getReminders, isClientReminded } from '@/lib/reminders/queries'
import { findClient } from './find-client'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const user = await requireOnboardedUser()
  const client = await findClient(user.id, (await params).id)
  return { title: client?.name ?? 'Client Not Found' }
}

export default async function ClientPage({ params, searchParams }: Props) {
  const user = await requireOnboardedUser()
  const { status, before, from } = await searchParams
  const client = await findClient(user.id, (await params).id)
  if (!client) notFound()
  const filter = { ...parseInvoiceFilter({ status, before }), clientId: client.id }
  const [summary, { invoices, next }, reminders, reminded] = await Promise.all([
    getClientSummary(user.id, client, user.currency),
    listInvoices(user.id, filter),
    getReminders(user.id),
    isClientReminded(user.id, client.id),
  ])
  const path = `/clients/${client.id}`
  return (
    <>
      <PageHeader
        back={{ href: '/clients', label: 'Clients' }}
        heading={<bdi>{client.name}</bdi>}
        actions={<ClientActions id={client.id} />}
      />
      <div className="grid gap-4 max-md:mb-16 lg:grid-cols-[3fr_2fr] lg:gap-6">
        <ClientInformation client={client}>
          {reminders.days.length > 0 && (
            <ReminderSwitch path={`/api/clients/${client.id}/reminders`} enabled={reminded}>
              Remind this client of what is due
            </ReminderSwitch>
          )}
        </ClientInformation>
        <FinancialOverview summary={summary} />
        <div className="lg:col-span-2">
          <ClientInvoices
            clientId={client.id}
            invoices={invoices}
            filter={filter}
            tabs={statusTabs(path, filter)}
            pages={invoicePages(path, filter, parseTrail(from), next)}
            today={todayIn(user.timeZone)}
            share={({ id, invoiceNumber }) => <ShareButton compact invoice={{ id, invoiceNumber }} />}
          />
        </div>
      </div>
    </>
  )
}
