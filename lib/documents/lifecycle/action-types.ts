import type { EventType } from '@/lib/activity/types'
import type { Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import type { InvoiceStatus } from './kinds'
import type { Precondition } from './preconditions'

/** Performer of an action: the seller's side (any member), a background job, or a visitor of the public link. */
export type Initiator = 'SELLER' | 'JOB' | 'LINK_VISITOR'

/** Rule of one action: its performers, where it is denied, and the status it leads to. */
export interface ActionRule<Status extends string> {
  by: readonly Initiator[]
  /** Statuses in which it is denied, and the reason. It is allowed in all others. */
  refused?: Partial<Record<Status, PlainReasonCode>>
  /** Further preconditions, in the order in which they are reported. */
  needs?: readonly Precondition[]
  /** Status that it sets, whatever the status before. */
  to?: Status
  /** Status by the one before, set once the action has taken effect (email delivered, balance is 0). */
  becomes?: Partial<Record<Status, Status>>
  /** Recorded in the same transaction. */
  event: EventType
  /** Reason for cancelling pending email when a document gets this status. */
  stopsMail?: Reason
}

/** All actions; each kind of document has some of them. */
export const DOCUMENT_ACTIONS = [
  ...(['view', 'edit', 'copy', 'share', 'delete', 'send'] as const),
  ...(['remind', 'pay', 'amend', 'unpay', 'credit', 'convert'] as const),
  ...(['accept', 'decline', 'reopen', 'issue', 'settle', 'cancel'] as const),
]
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]

export type ActionTable<Status extends InvoiceStatus> = Partial<Record<DocumentAction, ActionRule<Status>>>
