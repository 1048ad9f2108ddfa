import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SearchX, Users, Download } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import {
  type PageTrail,
  getListUrl,
  getListHeadings,
  getPageLinks,
} from '@/components/shared/list/list-links'
import { Pager } from '@/components/shared/page/pager'
import { PermissionGate } from '@/components/shared/permissions'
import { Card } from '@/components/ui/card'
import { Button } from '@/components/ui/button'
import { type ClientFilter, CLIENT_ORDERS, toClientParams, type ClientSort } from '@/lib/clients/filter'
import type { ClientRow } from '@/lib/clients/client-response'
import { ClientTable } from './client-table'
import { NewClientButton } from '@/components/clients/editor/client-editor'
import { SortButton } from '@/components/shared/list/sort-button'
import { SearchInput } from '@/components/shared/page/search-input'
import type { SortOption } from '@/components/shared/list/sort-menu'

const PATH = '/clients'

/** Columns of the specification, and the amount due. */
const COLUMNS = ['name', 'email', 'phone', 'address', 'owed', 'actions'] as const

const isSortable = (column: (typeof COLUMNS)[number]): column is ClientSort =>
  column !== 'owed' && column !== 'actions'

interface ClientListProps {
  clients: ClientRow[]
  filter: ClientFilter
  /** Keys of the previous pages. */
  trail: PageTrail
  /** Key of the next page. */
  next: string | null
}

/** Page of clients, or an empty state. */
export function ClientList({ clients, filter, trail, next }: ClientListProps) {
  const t = useTranslations('clients.list')
  const tCommon = useTranslations('common')
  const { search, before } = filter
  const columns = COLUMNS.map((column): [label: string, sort: ClientSort | null] => [
    t(`columns.${column}`),
    isSortable(column) ? column : null,
  ])
  const headings = getListHeadings(columns, CLIENT_ORDERS, filter, (order) =>
    address({ ...filter, ...order }),
  )
  return (
    <Card className="mt-3 max-md:last:mb-16 max-md:has-data-bulk-bar:mb-36">
      {clients.length > 0 ? (
        <ClientTable clients={clients} headings={headings} />
      ) : search || before ? (
        <EmptyState
          icon={SearchX}
          title={t('noneFound')}
          text={search ? <span className="wrap-anywhere">{t('noMatch', { search })}</span> : t('noMore')}
          action={
            <Button asChild variant="outline">
              <Link href="/clients">{t(search ? 'clearSearch' : 'firstPage')}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={Users}
          title={t('noneFound')}
          text={
            <PermissionGate permission="write" fallback={t('emptyForReaders')}>
              {t('empty')}
            </PermissionGate>
          }
          action={<NewClientButton label={t('addFirst')} isMain={false} />}
        />
      )}
      <Pager
        {...getClientPageLinks(filter, trail, next)}
        newerLabel={tCommon('list.previousPage')}
        olderLabel={tCommon('list.nextPage')}
      />
    </Card>
  )
}

interface ClientToolbarProps {
  filter: ClientFilter
  /** True if there is nothing to sort or export. */
  isEmpty: boolean
}

/** Search, sort order and export. */
export function ClientToolbar({ filter, isEmpty }: ClientToolbarProps) {
  const t = useTranslations('clients.list')
  // For lists too narrow for column headings.
  const sortOptions = COLUMNS.filter(isSortable).flatMap((sort) =>
    (['asc', 'desc'] as const).map((dir): SortOption => ({
      label: t(`sort.${dir}`, { column: t(`columns.${sort}`) }),
      href: address({ ...filter, sort, dir }),
      current: filter.sort === sort && filter.dir === dir,
    })),
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput placeholder={t('search')} resets={['before', 'from']} className="w-auto min-w-40 flex-1" />
      {!isEmpty && (
        <>
          <SortButton choices={sortOptions} />
          <ClientExport filter={filter} className="ml-auto max-md:hidden" />
        </>
      )}
    </div>
  )
}

/** Link to the CSV export; above the list, on a phone below it. */
export function ClientExport({ filter, className }: { filter: ClientFilter; className?: string }) {
  const t = useTranslations('clients.list')
  return (
    <PermissionGate permission="export">
      <Button asChild variant="ghost" className={className}>
        <a href={getClientExportUrl(filter)} download>
          <Download aria-hidden="true" />
          {t('export')}
        </a>
      </Button>
    </PermissionGate>
  )
}

const address = (filter: ClientFilter, before: string | null = null, trail: PageTrail = []) =>
  getListUrl(PATH, toClientParams(filter), before, trail)

/** Returns the links to the previous and next page. `next`: key of the next page. */
const getClientPageLinks = (filter: ClientFilter, trail: PageTrail, next: string | null) =>
  getPageLinks((before, from) => address(filter, before, from), filter.before, trail, next)

/** Returns the URL of the list's CSV export. */
const getClientExportUrl = (filter: ClientFilter): string =>
  getListUrl('/api/clients/export.csv', toClientParams(filter))
