'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { StatusDot } from '@/components/shared/text/status-badge'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { isAllowed, getActionForStatus, type DocumentState } from '@/lib/documents/lifecycle/document-actions'
import {
  getDocumentKind,
  STATUSES_BY_KIND,
  type InvoiceStatus,
  isInGroup,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { Obstacles } from '@/lib/documents/types'

interface StatusMenuItemsProps {
  document: DocumentState
  /** Reasons why a status can't be set, because of payments or credit notes. */
  obstacles?: Obstacles
  onStatus: (status: InvoiceStatus) => void
}

/** Menu items that set the status by hand. */
export function StatusMenuItems({ document, obstacles = {}, onStatus }: StatusMenuItemsProps) {
  const t = useTranslations('documents.status')
  const mayRemove = useHasPermission('remove')
  const reasonId = useId()
  return STATUSES_BY_KIND[getDocumentKind(document)]
    .filter((status) => mayRemove || status !== 'CANCELLED')
    .map((status) => {
      const obstacle = status === document.status ? undefined : obstacles[status]
      return obstacle ? (
        // Not `disabled`: arrow keys skip disabled items, so the reason couldn't be reached.
        <DropdownMenuItem
          key={status}
          aria-disabled
          aria-label={t('markAs', { status })}
          aria-describedby={`${reasonId}-${status}`}
          className="items-start"
          onSelect={(event) => event.preventDefault()}
        >
          <StatusDot status={status} />
          <span className="max-w-60">
            <span className="opacity-50">{t('markAs', { status })}</span>
            <span id={`${reasonId}-${status}`} className="text-caption text-muted-foreground block">
              {obstacle}
            </span>
          </span>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem
          key={status}
          disabled={!isAllowed(getActionForStatus(status, document), document)}
          onSelect={() => onStatus(status)}
        >
          <StatusDot status={status} />
          {t('markAs', { status })}
        </DropdownMenuItem>
      )
    })
}

/** Returns true if cancelling needs confirmation, because the invoice has payments, which cancelling doesn't refund. */
export const needsCancelConfirmation = (
  document: HasStatus & { received?: string },
  status: InvoiceStatus,
): boolean => status === 'CANCELLED' && document.received !== undefined && isInGroup('billed', document)
