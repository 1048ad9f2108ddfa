import Link from 'next/link'
import { SearchX, Users } from 'lucide-react'
import { EmptyState } from '@/components/shared/empty-state'
import { Pager } from '@/components/shared/pager'
import { Card } from '@/components/ui/card'
import { buttonVariants } from '@/components/ui/button'
import type { ClientFilter } from '@/lib/clients/filter'
import type { ClientRow } from '@/lib/clients/types'
import { ClientTable } from './client-table'
import { OpenEditorButton } from './open-editor-button'

interface ClientListProps {
  clients: ClientRow[]
  filter: ClientFilter
  next: number | null
}

/** A page of clients, or why there are none. */
export function ClientList({ clients, filter: { search, after }, next }: ClientListProps) {
  const page = (key: number | null) => {
    const query = new URLSearchParams({ ...(search && { q: search }), ...(key && { after: String(key) }) })
    return query.size > 0 ? `/clients?${query}` : '/clients'
  }
  return (
    <Card className="@container max-md:mb-16">
      {clients.length > 0 ? (
        <ClientTable clients={clients} />
      ) : search || after ? (
        <EmptyState
          icon={SearchX}
          title="No clients found"
          text={
            search ? (
              <span className="break-anywhere">Nothing matches “{search}”.</span>
            ) : (
              'The list ends here.'
            )
          }
          action={
            <Link href="/clients" className={buttonVariants({ variant: 'outline' })}>
              {search ? 'Clear search' : 'Back to the first page'}
            </Link>
          }
        />
      ) : (
        <EmptyState
          icon={Users}
          title="No clients found"
          text="Add the people and companies you work for, then pick them on any invoice."
          action={<OpenEditorButton label="Add Your First Client" />}
        />
      )}
      <Pager
        newer={after && clients.length > 0 ? page(null) : null}
        newerLabel="First page"
        older={next ? page(next) : null}
        olderLabel="Next page"
      />
    </Card>
  )
}
