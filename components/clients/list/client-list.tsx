import Link from 'next/link'
import { SearchX, Users } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import type { PageTrail } from '@/components/shared/list/list-links'
import { Pager } from '@/components/shared/page/pager'
import { PermissionGate } from '@/components/shared/permissions'
import { Card } from '@/components/ui/card'
import { Button } from '@/components/ui/button'
import type { ClientFilter } from '@/lib/clients/filter'
import type { ClientRow } from '@/lib/clients/client-response'
import { getClientHeadings, getClientPageLinks } from './client-links'
import { ClientTable } from './client-table'
import { NewClientButton } from '@/components/clients/editor/new-client-button'

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
