import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs, type LinkTab } from '@/components/shared/page/link-tabs'
import { PageHeader } from '@/components/shared/page/page-header'
import { DOCUMENT_LISTS, getListPath, type DocumentList } from '@/lib/documents/lifecycle/routes'
import type { ListCounts } from '@/lib/documents/list/filter'
import type { Translator } from '@/lib/i18n/translator'

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
      <PageHeader heading={tLists(current ?? 'INVOICE')} actions={actions} isCompact />
      <div className="mb-4 sm:mb-5">
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

interface ClientListTabsOptions {
  current: DocumentList
  counts: ListCounts
  /** Path of the client's page. */
  path: string
}

/** Returns the tabs of the kinds of documents that a client has; none if there are only invoices. */
export function getClientListTabs(
  t: Translator<'documents.lists'>,
  { current, counts, path }: ClientListTabsOptions,
): LinkTab[] {
  const shown = DOCUMENT_LISTS.filter(
    (list) => list !== 'RECURRING' && (list === 'INVOICE' || list === current || counts[list] > 0),
  )
  if (shown.length === 1) return []
  return shown.map((list) => ({
    label: t(list),
    href: getListPath(list, path),
    current: list === current,
    count: counts[list] || undefined,
  }))
}
