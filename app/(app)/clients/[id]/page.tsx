import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { memberPage } from '@/app/(app)/frame'
import { ClientActions } from '@/components/clients/detail/client-actions'
import { ClientInformation } from '@/components/clients/detail/client-information'
import { ClientInvoices } from '@/components/clients/detail/client-invoices'
import { FinancialOverview } from '@/components/clients/detail/financial-overview'
import { CreditCard } from '@/components/clients/credit/credit-card'
import { creditRows } from '@/components/clients/credit/credit-rows'
import { invoicePages, statusTabs } from '@/components/documents/list/list-links'
import { KindSwitch } from '@/components/documents/list/kind-switch'
import { ShareButton } from '@/components/documents/share/share-button'
import { parseTrail } from '@/components/shared/list/list-links'
import { Pager } from '@/components/shared/page/pager'
import { PageHeader } from '@/components/shared/page/page-header'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { requireMember } from '@/lib/api/session'
import { clientContact, clientTitle } from '@/lib/parties/naming'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { first } from '@/lib/kernel/lists/place'
import { todayIn } from '@/lib/kernel/dates'
import { getClientCredit } from '@/lib/documents/credit/queries'
import { listWithTabs } from '@/lib/documents/list/counts'
import { listOf } from '@/lib/documents/lifecycle/kind-paths'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { getReminders, isClientReminded } from '@/lib/reminders/queries'
import { findClient } from './find-client'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { actor } = await requireMember()
  const client = await findClient(actor, (await params).id)
  return { title: client ? clientTitle(client) : 'Client Not Found' }
}

export default memberPage<Props>(async ({ user, actor }, { params, searchParams }) => {
  const { kind: kindText, status, before, from, credit: creditBefore } = await searchParams
  const client = await findClient(actor, (await params).id)
  if (!client) notFound()
  const today = todayIn(user.timeZone)
  const filter = { ...parseInvoiceFilter({ kind: kindText, status, before }, today), clientId: client.id }
  const [summary, credit, { invoices, next, counts, kinds }, reminders, reminded] = await Promise.all([
    getClientSummary(actor, client, user.currency),
    getClientCredit(actor, client.id, first(creditBefore) || null),
    listWithTabs(actor, filter, today),
    getReminders(actor),
    isClientReminded(actor, client.id),
  ])
  const path = `/clients/${client.id}`
  const kind = filter.kind ?? 'INVOICE'
  const contact = clientContact(client)
  return (
    <>
      <PageHeader
        back={{ href: '/clients', label: 'Clients' }}
        heading={<bdi>{clientTitle(client)}</bdi>}
        description={contact && <bdi>{contact}</bdi>}
        actions={<ClientActions id={client.id} />}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 max-md:mb-16 lg:gap-6">
        <ClientInformation client={client}>
          {reminders.days.length > 0 && (
            <ReminderSwitch path={`/api/clients/${client.id}/reminders`} enabled={reminded}>
              Send this client payment reminders
            </ReminderSwitch>
          )}
        </ClientInformation>
        <FinancialOverview summary={summary} />
        {(credit.entries.length > 0 || first(creditBefore)) && (
          <CreditCard
            clientId={client.id}
            balances={credit.balances}
            rows={creditRows(credit.entries)}
            today={today}
          >
            <Pager
              newer={first(creditBefore) ? path : null}
              newerLabel="Newest"
              older={credit.next && `${path}?credit=${credit.next}`}
            />
          </CreditCard>
        )}
        <div className="col-span-full">
          <ClientInvoices
            clientId={client.id}
            invoices={invoices}
            filter={filter}
            kinds={<KindSwitch kind={kind} inUse={kinds} hrefOf={(one) => listOf(one, path)} />}
            tabs={statusTabs(path, filter, counts)}
            pages={invoicePages(path, filter, parseTrail(from), next)}
            today={today}
            share={({ id, invoiceNumber }) => <ShareButton compact invoice={{ id, invoiceNumber }} />}
          />
        </div>
      </div>
    </>
  )
})
