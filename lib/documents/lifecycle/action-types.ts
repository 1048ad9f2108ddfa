import type { EventType } from '@/lib/activity/types'
import type { Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import type { InvoiceStatus } from './kinds'
import type { Precondition } from './preconditions'

/** Who does something: the owner, the runner of jobs, or whoever opens the public link. */
export type Initiator = 'OWNER' | 'SCHEDULER' | 'PAYER'

/** What can be done with a document, and where it leads. */
export interface ActionRule<Status extends string> {
  by: readonly Initiator[]
  /** Where it can't be done, and why. Everywhere else it can. */
  refused?: Partial<Record<Status, PlainReasonCode>>
  /** What it takes besides, in the order in which it is missed. */
  needs?: readonly Precondition[]
  /** The state that it sets, whatever the state before. */
  to?: Status
  /** The state that follows from it once it has come about (the mail arrived, nothing is left to pay), by the state before. */
  becomes?: Partial<Record<Status, Status>>
  /** Written down in the transaction that does it. */
  event: EventType
  /** Why a mail that still waits does not go out once the document stands there. */
  stopsMail?: Reason
}

/** All that can be done with documents; not every kind knows each. */
export const DOCUMENT_ACTIONS = [
  ...(['view', 'edit', 'copy', 'share', 'delete', 'send'] as const),
  ...(['remind', 'pay', 'amend', 'unpay', 'credit', 'convert'] as const),
  ...(['accept', 'decline', 'reopen', 'issue', 'settle', 'cancel'] as const),
]
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]

/** The acts that a kind of document knows. */
export type ActionTable<Status extends InvoiceStatus> = Partial<Record<DocumentAction, ActionRule<Status>>>
