import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getFormats } from '@/lib/api/interface-formats'
import { withMember } from '@/app/(app)/page-guards'
import { InvoiceTable } from '@/components/documents/list/invoice-table'
import { toInvoiceRow } from '@/components/documents/list/invoice-row'
import {
  getFilterChips,
  getInvoiceHeadings,
  getInvoicePageLinks,
  getStatusTabs,
} from '@/components/documents/list/list-links'
import { DocumentsHeader } from '@/components/documents/list/documents-header'
import { FilterButton } from '@/components/documents/list/filter-button'
import { FilterChips, ListActions } from '@/components/documents/list/list-toolbar'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { InvoiceListEmptyState } from '@/components/documents/list/invoice-list-empty-state'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { ClientMessages } from '@/components/shared/client-messages'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { Pager } from '@/components/shared/page/pager'
import { SearchInput } from '@/components/shared/page/search-input'
import { Card } from '@/components/ui/card'
import { findClientTitle } from '@/lib/clients/queries'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { listScheduleIds } from '@/lib/recurring/schedules/queries'
import { listObstacles } from '@/lib/documents/transitions/list-obstacles'
import { todayIn } from '@/lib/core/dates'
import { listWithTabs } from '@/lib/documents/list/tab-counts'
import { toCreatableKind } from '@/lib/documents/lifecycle/kinds'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'

type Props = PageProps<'/invoices'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('documents.kinds')
  const { kind } = parseInvoiceFilter(await searchParams)
  return { title: t(`${kind ?? 'INVOICE'}`) }
}

const PATH = '/invoices'

export default withMember<Props>(async ({ user, actor }, { searchParams }) => {
  const formats = await getFormats()
  const t = await getTranslations('documents.list')
  const tTab = await getTranslations('documents.list.tab')
  const tColumn = await getTranslations('documents.list.column')
  const tChip = await getTranslations('documents.list.chip')
  const tCommon = await getTranslations('common')
  const tPages = await getTranslations('common.list')
  const params = await searchParams
  const today = todayIn(user.timeZone)
  const filter = parseInvoiceFilter(params, today)
  const kind = filter.kind ?? 'INVOICE'
  const { invoices, next, counts, lists } = await listWithTabs(actor, filter, today)
  const [obstacles, seriesIds] = await Promise.all([
    listObstacles(actor, invoices, await getReasonFormatter()),
    listScheduleIds(actor, invoices),
  ])
  // With a client filter, every row has the client's name.
  const client =
    filter.clientId && (invoices[0]?.clientName ?? (await findClientTitle(actor, filter.clientId)))

  const chips = getFilterChips(tChip, formats, PATH, filter, client || tCommon('unknownClient'))
  // Without documents there is nothing to filter yet.
  const hasList = (counts.ALL ?? 0) > 0 || chips.length > 0 || Boolean(filter.search)
  const { before: _page, ...shown } = filter
  const listActions = { filter, isEmpty: invoices.length === 0 }

  return (
    <ClientMessages
      of={['documents', 'statusChange', 'sending', 'links', 'creditNotes', 'presendCheck', 'validation']}
    >
      <DocumentsHeader
        current={kind}
        counts={lists}
        actions={<NewDocumentButton list={toCreatableKind(kind)} />}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          placeholder={t('search', { kind })}
          resets={['before', 'from']}
          className="w-auto min-w-40 flex-1"
        />
        {hasList && <FilterButton filter={shown} client={client || null} />}
        {hasList && <ListActions {...listActions} className="ml-auto max-md:hidden" />}
      </div>
      <div className="mt-3 sm:mt-4">
        <LinkTabs
          variant="default"
          label={t('statusTabs')}
          tabs={getStatusTabs(tTab, PATH, filter, counts)}
        />
      </div>
      <FilterChips chips={chips} />
      <Card className="mt-3 max-md:last:mb-16 max-md:has-data-bulk-bar:mb-36">
        {invoices.length > 0 ? (
          <InvoiceTable
            rows={invoices.map((invoice) =>
              toInvoiceRow(invoice, today, formats, {
                seriesId: seriesIds.get(invoice.id),
                obstacles: obstacles.get(invoice.id),
              }),
            )}
            headings={getInvoiceHeadings(tColumn, PATH, filter)}
          />
        ) : (
          <InvoiceListEmptyState filter={filter} />
        )}
        <Pager
          {...getInvoicePageLinks(PATH, filter, parsePageTrail(params.from), next)}
          // "Newer" and "older" only fit the default order, by creation.
          {...(filter.sort && { newerLabel: tPages('previousPage'), olderLabel: tPages('nextPage') })}
        />
      </Card>
      {hasList && (
        <ListActions
          {...listActions}
          className="mt-2 max-md:mb-16 max-md:in-[body:has([data-bulk-bar])]:hidden md:hidden"
        />
      )}
    </ClientMessages>
  )
})
