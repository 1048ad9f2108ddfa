import type { EventType } from '@/lib/activity/types'
import type { Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import {
  DOCUMENT_ACTIONS,
  type DocumentAction,
  type Initiator,
  type ActionTable,
  type ActionRule,
} from './action-types'
import { INVOICE_ACTIONS, INVOICE_NEXT_ACTIONS } from './invoice-actions'
import { getDocumentKind, type DocumentKind, type InvoiceStatus, type HasStatus } from './kinds'
import type { PreconditionFacts, Precondition } from './preconditions'
import { CREDIT_NOTE_ACTIONS, PROFORMA_ACTIONS, QUOTE_ACTIONS } from './other-actions'

export type { DocumentAction, Initiator } from './action-types'

/** The table of every kind: which acts it knows, where each is refused, what it needs, becomes and writes down. */
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

/** What a kind does not know, nobody can do with it. */
const NEVER_ALLOWED: ActionRule<InvoiceStatus> = { by: [], event: 'INVOICE_VIEWED' }

const getRule = (act: DocumentAction, document: Pick<HasStatus, 'kind'>): ActionRule<InvoiceStatus> =>
  ACTION_TABLES[getDocumentKind(document)][act] ?? NEVER_ALLOWED

/** A document with what of it is known that an act may need. */
export type DocumentState = HasStatus & PreconditionFacts

/** Why an act is refused; null where it can be done. To set the state that it has is refused, too. */
export function getDenialReason(act: DocumentAction, document: DocumentState): PlainReasonCode | null {
  const { by, refused, needs, to } = getRule(act, document)
  if (by.length === 0) return 'kind.never'
  if (to === document.status) return getStatusReason(document)
  return refused?.[document.status] ?? findUnmetPrecondition(needs, document)
}

/** What stands in the way of a move that leads back to where a document was: what it takes, and not where it comes from. */
export const getUndoDenialReason = (act: DocumentAction, document: DocumentState): PlainReasonCode | null =>
  findUnmetPrecondition(getRule(act, document).needs, document)

const findUnmetPrecondition = (
  needs: readonly Precondition[] = [],
  document: DocumentState,
): PlainReasonCode | null => needs.find(({ isMet }) => !isMet(document))?.missing ?? null

/** Whether an act can be done, by the owner unless somebody else is named. */
export const isAllowed = (act: DocumentAction, document: DocumentState, by: Initiator = 'OWNER'): boolean =>
  getRule(act, document).by.includes(by) && getDenialReason(act, document) === null

/** All that can be done with a document, by the owner unless somebody else is named. */
export const listAvailableActions = (document: DocumentState, by: Initiator = 'OWNER'): DocumentAction[] =>
  DOCUMENT_ACTIONS.filter((act) => isAllowed(act, document, by))

/** The act that sets a state of the document's kind by hand. */
export const getActionForStatus = (
  status: InvoiceStatus,
  document: Pick<HasStatus, 'kind'>,
): DocumentAction => DOCUMENT_ACTIONS.find((act) => getRule(act, document).to === status)!

/** The usual step from where a document stands; null where there is none. */
export const findNextAction = (document: HasStatus): DocumentAction | null =>
  NEXT_ACTIONS[getDocumentKind(document)][document.status] ?? null

/** Where a document stands once an act has come about. */
export function getStatusAfter(act: DocumentAction, document: HasStatus): InvoiceStatus {
  const { to, becomes } = getRule(act, document)
  return to ?? becomes?.[document.status] ?? document.status
}

/** What is written down of an act. */
export const getActionEvent = (act: DocumentAction, document: HasStatus): EventType =>
  getRule(act, document).event

/** What is written down of the moves of a kind. */
export const listTransitionEvents = (document: HasStatus): EventType[] =>
  Object.values(ACTION_TABLES[getDocumentKind(document)]).flatMap(({ to, event }) => (to ? [event] : []))

/** Why a mail that still waits does not go out from where a document stands; null where it does. */
export const findMailStopReason = (document: HasStatus): Reason | null =>
  getRule(getActionForStatus(document.status, document), document).stopsMail ?? null

/** That it is draft, sent, and so on. */
export const getStatusReason = ({ status }: HasStatus) =>
  `invoice.is-${status.toLowerCase() as Lowercase<InvoiceStatus>}` as const
