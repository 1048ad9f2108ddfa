import Link from 'next/link'
import { FileText, SearchX } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath, getListPath } from '@/lib/documents/lifecycle/routes'
import { type InvoiceFilter } from '@/lib/documents/list/filter'
import type { DocumentKind } from '@/lib/documents/types'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { getStatusLabel } from '@/lib/documents/labels'

/** Text of an empty list by kind. */
const EMPTY: Record<DocumentKind, string> = {
  INVOICE: 'Your invoices will be listed here, newest first.',
  QUOTE: 'Offer a price first: your client accepts it online, and you make the invoice of it.',
  PROFORMA: 'Announces an invoice, for a customs office or a payment ahead. It is in no total.',
  CREDIT_NOTE: 'Made of an invoice that was issued: open it and choose “Credit”.',
}

/** Empty state: no documents yet, or none that match. */
export function InvoiceListEmptyState({ filter }: { filter: InvoiceFilter }) {
  const { search, status, before } = filter
  const kind = filter.kind ?? 'INVOICE'
  if (!search && !status && !before && !isNarrowed(filter))
    return (
      <EmptyState
        icon={FileText}
        title={withDocumentNoun('No invoices found', kind)}
        text={EMPTY[kind]}
        action={
          <PermissionGate permission="write">
            {kind === 'CREDIT_NOTE' ? null : (
              <Button asChild variant="outline">
                <Link href={getCreatePath(kind)}>{withDocumentNoun('Create your first invoice', kind)}</Link>
              </Button>
            )}
          </PermissionGate>
        }
      />
    )
  return (
    <EmptyState
      icon={SearchX}
      title={withDocumentNoun('No invoices found', kind)}
      text={<span className="wrap-anywhere">{withDocumentNoun(reason(filter), kind)}</span>}
      action={
        <Button asChild variant="outline">
          <Link href={getListPath(kind)}>{withDocumentNoun('Show all invoices', kind)}</Link>
        </Button>
      }
    />
  )
}

const isNarrowed = ({ overdue, week, clientId, since, until }: InvoiceFilter) =>
  Boolean(overdue || week || clientId || since || until)

function reason(filter: InvoiceFilter): string {
  const { search, status, before, overdue, week, clientId, since, until } = filter
  const kind = overdue ? 'overdue ' : status ? `${getStatusLabel(status).toLowerCase()} ` : ''
  const subject = `${kind}invoices${week ? ' due this week' : ''}`
  if (search) return `No ${subject} match “${search}”.`
  if (clientId || since || until) return `No ${subject} match these filters.`
  if (before) return 'There are no older invoices.'
  return `You have no ${subject} right now.`
}
