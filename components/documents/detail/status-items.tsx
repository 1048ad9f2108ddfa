'use client'

import { useId } from 'react'
import { useMay } from '@/components/shared/permissions'
import { StatusDot } from '@/components/shared/text/status-dot'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { may, moveFor, type Judged } from '@/lib/documents/lifecycle'
import { kindOf, STATUSES_OF, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { statusLabel } from '@/lib/documents/status'
import type { Obstacles } from '@/lib/documents/types'

interface StatusItemsProps {
  document: Judged
  /** Reasons why a status can't be set, because of payments or credit notes. */
  obstacles?: Obstacles
  onStatus: (status: InvoiceStatus) => void
}

/** The states of a document's kind in a menu, to be set by hand. */
export function StatusItems({ document, obstacles = {}, onStatus }: StatusItemsProps) {
  const mayRemove = useMay('remove')
  const reasonId = useId()
  return STATUSES_OF[kindOf(document)]
    .filter((status) => mayRemove || status !== 'CANCELLED')
    .map((status) => {
      const why = status === document.status ? undefined : obstacles[status]
      return why ? (
        // Not `disabled`: arrow keys skip disabled items, so the reason would be out of reach.
        <DropdownMenuItem
          key={status}
          aria-disabled
          aria-label={labelOf(status)}
          aria-describedby={`${reasonId}-${status}`}
          className="items-start"
          onSelect={(event) => event.preventDefault()}
        >
          <StatusDot status={status} />
          <span className="max-w-60">
            <span className="opacity-50">{labelOf(status)}</span>
            <span id={`${reasonId}-${status}`} className="text-caption text-muted-foreground block">
              {why}
            </span>
          </span>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem
          key={status}
          disabled={!may(moveFor(status, document), document)}
          onSelect={() => onStatus(status)}
        >
          <StatusDot status={status} />
          {labelOf(status)}
        </DropdownMenuItem>
      )
    })
}

const labelOf = (status: InvoiceStatus) => `Mark as ${statusLabel(status)}`
