'use client'

import { useTranslations } from 'next-intl'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import {
  getActionForStatus,
  getDenialReason,
  type DocumentState,
} from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Obstacles } from '@/lib/documents/types'

/**
 * Returns a function with the reason why a status can't be set: payments, credit notes, or that the business protects
 * issued documents.
 */
export function useObstacle(document: DocumentState, obstacles: Obstacles = {}) {
  const t = useTranslations('documents.status')
  const isProtected = useIssuedProtection()
  return (status: InvoiceStatus): string | undefined => {
    if (status === document.status) return undefined
    if (obstacles[status]) return obstacles[status]
    const denial = getDenialReason(getActionForStatus(status, document), { ...document, isProtected })
    return denial === 'reopen.protected' ? t('protected', { kind: getDocumentKind(document) }) : undefined
  }
}
