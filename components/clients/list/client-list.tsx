import Link from 'next/link'
import { SearchX, Users, Download } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import {
  type PageTrail,
  getListUrl,
  getListHeadings,
  getPageLinks,
  type ListHeading,
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

/** Columns of the specification, with their sort keys. */
const COLUMNS: [label: string, sort: ClientSort | null][] = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Address', 'address'],
  ['Actions', null],
]

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
  const { search, before } = filter
  return (
    <Card className="mt-4 max-md:mb-16 max-md:has-data-bulk-bar:mb-36">
      {clients.length > 0 ? (
        <ClientTable clients={clients} headings={getClientHeadings(filter)} />
      ) : search || before ? (
        <EmptyState
          icon={SearchX}
          title="No clients found"
          text={
            search ? (
              <span className="wrap-anywhere">Nothing matches “{search}”.</span>
            ) : (
              'There are no more clients.'
            )
          }
          action={
            <Button asChild variant="outline">
              <Link href="/clients">{search ? 'Clear search' : 'Back to the first page'}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={Users}
          title="No clients found"
          text={
            <PermissionGate
              permission="write"
              fallback="The people and companies that are billed will be listed here."
            >
              Add the people and companies you bill, then pick them on any invoice.
            </PermissionGate>
          }
          action={<NewClientButton label="Add Your First Client" isMain={false} />}
        />
      )}
      <Pager {...getClientPageLinks(filter, trail, next)} newerLabel="Previous page" olderLabel="Next page" />
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
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        placeholder="Search clients..."
        resets={['before', 'from']}
        className="sm:w-56 sm:flex-1"
      />
      {!isEmpty && (
        <>
          <SortButton choices={listClientSortOptions(filter)} />
          <PermissionGate permission="export">
            <Button asChild variant="ghost" className="ml-auto">
              <a href={getClientExportUrl(filter)} download>
                <Download aria-hidden="true" />
                Export CSV
              </a>
            </Button>
          </PermissionGate>
        </>
      )}
    </div>
  )
}

const address = (filter: ClientFilter, before: string | null = null, trail: PageTrail = []) =>
  getListUrl(PATH, toClientParams(filter), before, trail)

/** Returns the links to the previous and next page. `next`: key of the next page. */
const getClientPageLinks = (filter: ClientFilter, trail: PageTrail, next: string | null) =>
  getPageLinks((before, from) => address(filter, before, from), filter.before, trail, next)

const getClientHeadings = (filter: ClientFilter): ListHeading[] =>
  getListHeadings(COLUMNS, CLIENT_ORDERS, filter, (order) => address({ ...filter, ...order }))

/** Returns all sort orders, for lists too narrow for column headings. */
const listClientSortOptions = (filter: ClientFilter): SortOption[] =>
  COLUMNS.flatMap(([label, sort]) =>
    sort
      ? (['asc', 'desc'] as const).map((dir) => ({
          label: `${label}, ${dir === 'asc' ? 'A to Z' : 'Z to A'}`,
          href: address({ ...filter, sort, dir }),
          current: filter.sort === sort && filter.dir === dir,
        }))
      : [],
  )

/** Returns the URL of the list's CSV export. */
const getClientExportUrl = (filter: ClientFilter): string =>
  getListUrl('/api/clients/export.csv', toClientParams(filter))
