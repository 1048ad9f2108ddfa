import Link from 'next/link'
import { FileText, SearchX } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { Allowed } from '@/components/shared/permissions'
import { buttonVariants } from '@/components/ui/button'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { statusLabel } from '@/lib/documents/status'

/** An empty list: there are none yet, or none fits what was asked for. */
export function NoInvoices({ filter }: { filter: InvoiceFilter }) {
  const { search, status, before } = filter
  if (!search && !status && !before && !isNarrowed(filter))
    return (
      <EmptyState
        icon={FileText}
        title="No invoices found"
        text="Your invoices will be listed here, newest first."
        action={
          <Allowed to="write">
            <Link href="/invoices/create" className={buttonVariants({ variant: 'outline' })}>
              Create your first invoice
            </Link>
          </Allowed>
        }
      />
    )
  return (
    <EmptyState
      icon={SearchX}
      title="No invoices found"
      text={<span className="break-anywhere">{reason(filter)}</span>}
      action={
        <Link href="/invoices" className={buttonVariants({ variant: 'outline' })}>
          Show all invoices
        </Link>
      }
    />
  )
}

const isNarrowed = ({ overdue, week, clientId, since, until }: InvoiceFilter) =>
  Boolean(overdue || week || clientId || since || until)

function reason(filter: InvoiceFilter): string {
  const { search, status, before, overdue, week, clientId, since, until } = filter
  const kind = overdue ? 'overdue ' : status ? `${statusLabel(status).toLowerCase()} ` : ''
  const which = `${kind}invoices${week ? ' due this week' : ''}`
  if (search) return `No ${which} match “${search}”.`
  if (clientId || since || until) return `No ${which} match these filters.`
  if (before) return 'There are no older invoices.'
  return `You have no ${which} right now.`
}
