import { memo } from 'react'
import { Ellipsis } from 'lucide-react'
import { OpeningLink } from '@/components/shared/page/opening-link'
import { PartPaid } from '@/components/shared/text/part-paid'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { Button } from '@/components/ui/button'
import { isOffered, isOwed } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceRow } from './invoice-row'
import { SelectBox } from '@/components/shared/list/select-box'

/** Characters of an amount that leave a name room beside it on a phone: `€999,999.99`. */
const LONG_AMOUNT = 12

/** A row; on a phone its cells become the lines of a card (invoice-list.css). */
export const InvoiceTableRow = memo(function InvoiceTableRow({
  row,
  expanded,
  selected,
  isChoosable,
  hasMenu,
}: {
  row: InvoiceRow
  expanded: boolean
  selected: boolean
  isChoosable: boolean
  /** Whether there is anything that whoever looks may do with it. */
  hasMenu: boolean
}) {
  const late = row.pastDue && (isOwed(row) ? 'Overdue' : isOffered(row) ? 'Expired' : null)
  const left = isOwed(row) ? row.left : null
  return (
    <tr
      data-state={selected ? 'selected' : undefined}
      data-long={row.amount.length > LONG_AMOUNT ? '' : undefined}
    >
      <td>
        {isChoosable && <SelectBox id={row.id} label={`Select ${row.number}`} checked={selected} />}
        <OpeningLink href={`/invoices/${row.id}`}>{row.number}</OpeningLink>
      </td>
      <td>
        <span title={row.contact ? `${row.client}, ${row.contact}` : row.client}>
          {row.client}
          {row.contact && (
            <>
              <span> </span>
              <bdi>{row.contact}</bdi>
            </>
          )}
        </span>
      </td>
      <td>{row.issued}</td>
      <td>
        {row.due}
        {late && (
          <>
            {' '}
            <em>{late}</em>
          </>
        )}
      </td>
      <td>
        {row.amount}
        {left && <small>{left}</small>}
      </td>
      <td>
        <StatusBadge status={row.status} />
        {left && <PartPaid />}
      </td>
      <td>
        {hasMenu && (
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
        )}
      </td>
    </tr>
  )
})
