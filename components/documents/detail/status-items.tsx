'use client'

import { useMay } from '@/components/shared/permissions'
import { StatusDot } from '@/components/shared/text/status-dot'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { may, moveFor, type Judged } from '@/lib/documents/lifecycle'
import { kindOf, STATUSES_OF, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { statusLabel } from '@/lib/documents/status'

interface StatusItemsProps {
  document: Judged
  onStatus: (status: InvoiceStatus) => void
}

/** The states of a document's kind in a menu, to be set by hand. */
export function StatusItems({ document, onStatus }: StatusItemsProps) {
  const mayRemove = useMay('remove')
  return STATUSES_OF[kindOf(document)]
    .filter((status) => mayRemove || status !== 'CANCELLED')
    .map((status) => (
      <DropdownMenuItem
        key={status}
        disabled={!may(moveFor(status, document), document)}
        onSelect={() => onStatus(status)}
      >
        <StatusDot status={status} />
        Mark as {statusLabel(status)}
      </DropdownMenuItem>
    ))
}
