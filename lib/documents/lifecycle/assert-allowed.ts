import 'server-only'
import { conflict } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/reason-codes'
import { getDenialReason, type DocumentState } from './document-actions'
import type { DocumentAction } from './action-rules'
import { isInvoice, getDocumentKind, STATUSES_BY_KIND, type InvoiceStatus, type HasStatus } from './kinds'

/**
 * Throws 409 with the reason if the document's state denies an action. Doesn't check the performer (`by`): only
 * `isAllowed` does. Not in the action table's module, which the browser loads too.
 * @param findReason `getUndoDenialReason` when a transition is undone
 */
export function assertAllowed(
  action: DocumentAction,
  document: DocumentState,
  findReason = getDenialReason,
): void {
  const why = findReason(action, document)
  if (why !== null) throw conflict(toKindReason(document, why))
}

/** Throws 409 for a status that documents of this kind never have. */
export function assertStatusOfKind(document: Pick<HasStatus, 'kind'>, status: InvoiceStatus): void {
  const statuses: readonly InvoiceStatus[] = STATUSES_BY_KIND[getDocumentKind(document)]
  if (statuses.includes(status)) return
  const statusList = `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}`
  throw conflict(withKind(document, reason('kind.no-status', { statuses: statusList })))
}

/** Builds a reason whose message names the kind of document. */
export const toKindReason = (document: Pick<HasStatus, 'kind'>, code: PlainReasonCode): Reason =>
  withKind(document, reason(code))

const withKind = (document: Pick<HasStatus, 'kind'>, why: Reason): Reason =>
  isInvoice(document) ? why : { ...why, of: getDocumentKind(document) }
