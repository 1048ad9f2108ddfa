'use client'

import { useTranslations } from 'next-intl'
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
import { DeniedMenuItem } from './denied-menu-item'
import { useObstacle } from './use-obstacle'

interface StatusMenuItemsProps {
  document: DocumentState
  /** Reasons why a status can't be set, because of payments or credit notes. */
  obstacles?: Obstacles
  onStatus: (status: InvoiceStatus) => void
}

/** Menu items that set the status by hand. */
export function StatusMenuItems({ document, obstacles, onStatus }: StatusMenuItemsProps) {
  const t = useTranslations('documents.status')
  const mayRemove = useHasPermission('remove')
  const findObstacle = useObstacle(document, obstacles)
  return STATUSES_BY_KIND[getDocumentKind(document)]
    .filter((status) => mayRemove || status !== 'CANCELLED')
    .map((status) => {
      const obstacle = findObstacle(status)
      return obstacle ? (
        <DeniedMenuItem
          key={status}
          icon={<StatusDot status={status} />}
          label={t('markAs', { status })}
          reason={obstacle}
        />
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
