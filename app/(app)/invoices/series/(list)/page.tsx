import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withMember } from '@/app/(app)/page-guards'
import { DocumentsHeader } from '@/components/documents/list/documents-header'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { ScheduleListEmptyState } from '@/components/documents/recurring/list/schedule-list-empty-state'
import {
  getSchedulePageLinks,
  getScheduleTabs,
} from '@/components/documents/recurring/list/schedule-list-links'
import { toScheduleRow } from '@/components/documents/recurring/list/schedule-row'
import { ScheduleTable } from '@/components/documents/recurring/list/schedule-table'
import { ClientMessages } from '@/components/shared/client-messages'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { Pager } from '@/components/shared/page/pager'
import { Card } from '@/components/ui/card'
import { getFormats } from '@/lib/api/interface-formats'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { countLists } from '@/lib/documents/list/tab-counts'
import { formatStoredReason } from '@/lib/i18n/format-reason'
import { parseScheduleFilter } from '@/lib/recurring/schedules/filter'
import { countSchedules, listSchedules } from '@/lib/recurring/schedules/list-schedules'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recurring.list')
  return { title: t('title') }
}

export default withMember<PageProps<'/invoices/series'>>(async ({ actor }, { searchParams }) => {
  const params = await searchParams
  const filter = parseScheduleFilter(params)
  const [{ rows, next }, counts, lists, formats, formatReason, t, tPages] = await Promise.all([
    listSchedules(actor, filter),
    countSchedules(actor),
    countLists(actor),
    getFormats(),
    getReasonFormatter(),
    getTranslations('recurring'),
    getTranslations('common.list'),
  ])
  return (
    <ClientMessages of={['recurring', 'recurrence']}>
      <DocumentsHeader current="RECURRING" counts={lists} actions={<NewDocumentButton list="RECURRING" />} />
      <LinkTabs
        variant="default"
        label={t('list.statusTabs')}
        tabs={getScheduleTabs(t, filter.status, counts)}
      />
      <Card className="mt-3 max-md:mb-16">
        {rows.length > 0 ? (
          <ScheduleTable
            rows={rows.map((row) =>
              toScheduleRow(row, formatStoredReason(row.reason, formatReason), formats),
            )}
          />
        ) : (
          <ScheduleListEmptyState filter={filter} />
        )}
        <Pager
          {...getSchedulePageLinks(filter, parsePageTrail(params.from), next)}
          newerLabel={tPages('previousPage')}
          olderLabel={tPages('nextPage')}
        />
      </Card>
    </ClientMessages>
  )
})
