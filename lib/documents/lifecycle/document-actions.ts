import type { EventType } from '@/lib/activity/types'
import type { Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/reason-codes'
import {
  DOCUMENT_ACTIONS,
  type DocumentAction,
  type Initiator,
  type ActionTable,
  type ActionRule,
  type PreconditionFacts,
  type Precondition,
} from './action-rules'
import {
  INVOICE_ACTIONS,
  INVOICE_NEXT_ACTIONS,
  CREDIT_NOTE_ACTIONS,
  PROFORMA_ACTIONS,
  QUOTE_ACTIONS,
} from './action-tables'
import { getDocumentKind, type DocumentKind, type InvoiceStatus, type HasStatus } from './kinds'

/** Action table of each kind. */
const ACTION_TABLES: Record<DocumentKind, ActionTable<InvoiceStatus>> = {
  INVOICE: INVOICE_ACTIONS,
  CREDIT_NOTE: CREDIT_NOTE_ACTIONS,
  QUOTE: QUOTE_ACTIONS,
  PROFORMA: PROFORMA_ACTIONS,
}
const NEXT_ACTIONS: Record<DocumentKind, Partial<Record<InvoiceStatus, DocumentAction>>> = {
  INVOICE: INVOICE_NEXT_ACTIONS,
  CREDIT_NOTE: { DRAFT: 'issue' },
  QUOTE: { DRAFT: 'issue', SENT: 'accept' },
  PROFORMA: { DRAFT: 'issue' },
}

/** Rule of an action that a kind doesn't have. The event is never recorded. */
const NEVER_ALLOWED: ActionRule<InvoiceStatus> = { by: [], event: 'INVOICE_VIEWED' }

const getRule = (action: DocumentAction, document: Pick<HasStatus, 'kind'>): ActionRule<InvoiceStatus> =>
  ACTION_TABLES[getDocumentKind(document)][action] ?? NEVER_ALLOWED

/** A document's status and the facts that preconditions check. */
export type DocumentState = HasStatus & PreconditionFacts

/**
 * Returns the reason for which an action is denied in the document's state; null if it is allowed. Setting the status
 * that it has is denied, too. Doesn't check the performer (`by`): only `isAllowed` does.
 */
export function getDenialReason(action: DocumentAction, document: DocumentState): PlainReasonCode | null {
  const { by, refused, needs, to } = getRule(action, document)
  if (by.length === 0) return 'kind.never'
  if (to === document.status) return getStatusReason(document)
  return refused?.[document.status] ?? findUnmetPrecondition(needs, document)
}

/** Like `getDenialReason`, but for undo: checks preconditions only and ignores the current status. */
export const getUndoDenialReason = (
  action: DocumentAction,
  document: DocumentState,
): PlainReasonCode | null => findUnmetPrecondition(getRule(action, document).needs, document)

const findUnmetPrecondition = (
  needs: readonly Precondition[] = [],
  document: DocumentState,
): PlainReasonCode | null => needs.find(({ isMet }) => !isMet(document))?.missing ?? null

/** True if an action is allowed for a performer, by default the seller. */
export const isAllowed = (
  action: DocumentAction,
  document: DocumentState,
  by: Initiator = 'SELLER',
): boolean => getRule(action, document).by.includes(by) && getDenialReason(action, document) === null

/** Returns the action that sets a status by hand. */
export const getActionForStatus = (
  status: InvoiceStatus,
  document: Pick<HasStatus, 'kind'>,
): DocumentAction => DOCUMENT_ACTIONS.find((action) => getRule(action, document).to === status)!

/** Returns the usual next action; null if there is none. */
export const findNextAction = (document: HasStatus): DocumentAction | null =>
  NEXT_ACTIONS[getDocumentKind(document)][document.status] ?? null

/** Returns the status once an action has taken effect. */
export function getStatusAfter(action: DocumentAction, document: HasStatus): InvoiceStatus {
  const { to, becomes } = getRule(action, document)
  return to ?? becomes?.[document.status] ?? document.status
}

export const getActionEvent = (action: DocumentAction, document: HasStatus): EventType =>
  getRule(action, document).event

/** Returns the event types of all actions that set a status. */
export const listTransitionEvents = (document: HasStatus): EventType[] =>
  Object.values(ACTION_TABLES[getDocumentKind(document)]).flatMap(({ to, event }) => (to ? [event] : []))

/** Returns the reason for which a document in this status stops its pending email; null if it doesn't. */
export const findMailStopReason = (document: HasStatus): Reason | null =>
  getRule(getActionForStatus(document.status, document), document).stopsMail ?? null

/** Returns the reason code for already having the status, such as `invoice.is-draft`. */
export const getStatusReason = ({ status }: HasStatus) =>
  `invoice.is-${status.toLowerCase() as Lowercase<InvoiceStatus>}` as const
