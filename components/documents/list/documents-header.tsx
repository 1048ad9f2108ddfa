import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { PageHeader } from '@/components/shared/page/page-header'
import { DOCUMENT_LISTS, getListPath, type DocumentList } from '@/lib/documents/lifecycle/routes'
import type { ListCounts } from '@/lib/documents/list/filter'

interface DocumentsHeaderProps {
  /** Null while the screen loads: its URL isn't known yet. */
  current: DocumentList | null
  counts?: ListCounts
  actions: ReactNode
}

/** Heading of the lists of documents, with a tab for each. */
export function DocumentsHeader({ current, counts, actions }: DocumentsHeaderProps) {
  const t = useTranslations('documents.list')
  const tLists = useTranslations('documents.lists')
  return (
    <>
      <PageHeader heading={tLists('INVOICE')} actions={actions} />
      <div className="mb-5 sm:-mt-2">
        <LinkTabs
          label={t('listTabs')}
          tabs={DOCUMENT_LISTS.map((list) => ({
            label: tLists(list),
            href: getListPath(list),
            current: list === current,
            // No zeros: most businesses use some of the lists only.
            count: counts?.[list] || undefined,
          }))}
        />
      </div>
    </>
  )
}

interface ClientListTabsProps {
  current: DocumentList
  counts: ListCounts
  /** Path of the client's page. */
  path: string
}

/** Tabs of the kinds of documents that a client has; none if there are only invoices. */
export function ClientListTabs({ current, counts, path }: ClientListTabsProps) {
  const t = useTranslations('documents.list')
  const tLists = useTranslations('documents.lists')
  const shown = DOCUMENT_LISTS.filter(
    (list) => list !== 'RECURRING' && (list === 'INVOICE' || list === current || counts[list] > 0),
  )
  if (shown.length === 1) return null
  return (
    <LinkTabs
      label={t('listTabs')}
      tabs={shown.map((list) => ({
        label: tLists(list),
        href: getListPath(list, path),
        current: list === current,
        count: counts[list] || undefined,
      }))}
    />
  )
}
