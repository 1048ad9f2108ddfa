import { memo } from 'react'
import Link from 'next/link'
import { Ellipsis } from 'lucide-react'
import { StatusBadge } from '@/components/shared/status-badge'
import { Button } from '@/components/ui/button'
import type { InvoiceRow } from './invoice-row'
import { SelectBox } from './select-box'

/** A row; on a phone its cells become the two lines of a card (invoice-list.css). */
export const InvoiceTableRow = memo(function InvoiceTableRow({
  row,
  expanded,
  selected,
}: {
  row: InvoiceRow
  expanded: boolean
  selected: boolean
}) {
  // On a phone an overdue date goes without its year (", 2026"), to leave room for the word.
  const overdue = row.pastDue && row.status === 'SENT'
  return (
    <tr data-state={selected ? 'selected' : undefined}>
      <td>
        <SelectBox id={row.id} label={`Select ${row.number}`} checked={selected} />
        <Link href={`/invoices/${row.id}`} prefetch={false}>
          {row.number}
        </Link>
      </td>
      <td>{row.client}</td>
      <td>{row.issued}</td>
      <td>
        {overdue ? (
          <>
            {row.due.slice(0, -6)}
            <span>{row.due.slice(-6)}</span> <em>Overdue</em>
          </>
        ) : (
          row.due
        )}
      </td>
      <td>{row.amount}</td>
      <td>
        <StatusBadge status={row.status} />
      </td>
      <td>
        <Button
          variant="ghost"
          size="icon-sm"
          data-menu={row.id}
          aria-label={`Actions for ${row.number}`}
          aria-haspopup="menu"
          aria-expanded={expanded}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
})
