import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getFormats } from '@/lib/api/interface-formats'
import { withMember } from '@/app/(app)/page-guards'
import {
  ClientActions,
  ClientInformation,
  FinancialOverview,
} from '@/components/clients/detail/client-overview'
import { ClientInvoices } from '@/components/clients/detail/client-invoices'
import { CreditCard } from '@/components/clients/credit/credit-card'
import { toCreditRows } from '@/components/clients/credit/credit-rows'
import { getInvoicePageLinks, getStatusTabs } from '@/components/documents/list/list-links'
import { getClientListTabs } from '@/components/documents/list/documents-header'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { ShareButton } from '@/components/documents/public-links/share-button'
import { ClientMessages } from '@/components/shared/client-messages'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { Pager } from '@/components/shared/page/pager'
import { PageHeader } from '@/components/shared/page/page-header'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { requireMember } from '@/lib/api/session'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { getFirstValue } from '@/lib/core/lists/list-params'
import { todayIn } from '@/lib/core/dates'
import { getClientCredit } from '@/lib/documents/client-credit/queries'
import { listWithTabs } from '@/lib/documents/list/tab-counts'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { getReminders, hasClientReminders } from '@/lib/reminders/queries'
import { findClient } from './find-client'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { actor } = await requireMember()
  const client = await findClient(actor, (await params).id)
  const t = await getTranslations('clients.notFound')
  return { title: client ? getClientTitle(client) : t('title') }
}

export default withMember<Props>(async ({ user, actor }, { params, searchParams }) => {
  const { kind: kindText, status, before, from, credit: creditBefore } = await searchParams
  const client = await findClient(actor, (await params).id)
  if (!client) notFound()
  const formats = await getFormats()
  const t = await getTranslations('clients')
  const today = todayIn(user.timeZone)
  const filter = { ...parseInvoiceFilter({ kind: kindText, status, before }, today), clientId: client.id }
  const [summary, credit, { invoices, next, counts, lists }, reminders, reminded] = await Promise.all([
    getClientSummary(actor, client, user.currency),
    getClientCredit(actor, client.id, getFirstValue(creditBefore) || null),
    listWithTabs(actor, filter, today),
    getReminders(actor),
    hasClientReminders(actor, client.id),
  ])
  const path = `/clients/${client.id}`
  const kind = filter.kind ?? 'INVOICE'
  const contact = findClientContact(client)
  const tLists = await getTranslations('documents.list')
  const kinds = getClientListTabs(await getTranslations('documents.lists'), {
    current: kind,
    counts: lists,
    path,
  })
  return (
    <ClientMessages of={['clients', 'statusChange', 'links', 'sending', 'presendCheck', 'validation']}>
      <PageHeader
        back={{ href: '/clients', label: t('title') }}
        heading={<bdi>{getClientTitle(client)}</bdi>}
        description={contact && <bdi>{contact}</bdi>}
        actions={<ClientActions id={client.id} />}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 max-md:mb-16 lg:gap-6">
        <ClientInformation client={client}>
          {reminders.days.length > 0 && (
            <ReminderSwitch path={`/api/clients/${client.id}/reminders`} enabled={reminded}>
              {t('detail.information.sendReminders')}
            </ReminderSwitch>
          )}
        </ClientInformation>
        <FinancialOverview summary={summary} />
        {(credit.entries.length > 0 || getFirstValue(creditBefore)) && (
          <CreditCard
            clientId={client.id}
            balances={credit.balances}
            rows={toCreditRows(credit.entries, formats)}
            today={today}
          >
            <Pager
              newer={getFirstValue(creditBefore) ? path : null}
              newerLabel={t('credit.newest')}
              older={credit.next && `${path}?credit=${credit.next}`}
            />
          </CreditCard>
        )}
        <div className="col-span-full">
          <ClientInvoices
            clientId={client.id}
            invoices={invoices}
            filter={filter}
            kinds={kinds.length > 0 && <LinkTabs label={tLists('listTabs')} tabs={kinds} />}
            tabs={getStatusTabs(await getTranslations('documents.list.tab'), path, filter, counts)}
            pages={getInvoicePageLinks(path, filter, parsePageTrail(from), next)}
            today={today}
            share={({ id, kind, status, invoiceNumber }) => (
              <ShareButton compact invoice={{ id, kind, status, invoiceNumber }} />
            )}
          />
        </div>
      </div>
    </ClientMessages>
  )
})
