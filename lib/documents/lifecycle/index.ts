import type { EventType } from '@/lib/business/events/types'
import { INVOICE_ACTS, INVOICE_STEPS, type Act, type Actor, type Rule } from './invoice-acts'
import { kindOf, type DocumentKind, type InvoiceStatus, type Stated } from './kinds'
import type { Facts } from './needs'
import type { Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'

export type { Act, Actor } from './invoice-acts'

/** The table of every kind: which acts it knows, where each is refused, what it needs, becomes and writes down. */
const ACTS: Record<DocumentKind, Record<Act, Rule<InvoiceStatus>>> = { INVOICE: INVOICE_ACTS }
const STEPS: Record<DocumentKind, Partial<Record<InvoiceStatus, Act>>> = { INVOICE: INVOICE_STEPS }

const ruleOf = (act: Act, document: Stated) => ACTS[kindOf(document)][act]

/** A document with what of it is known that an act may need. */
export type Judged = Stated & Facts

/** Why an act is refused; null where it can be done. To set the state that it has is refused, too. */
export function refusal(act: Act, document: Judged): PlainCode | null {
  const { refused, needs = [], to } = ruleOf(act, document)
  if (to === document.status) return stands(document)
  return refused?.[document.status] ?? needs.find(({ isMet }) => !isMet(document))?.missing ?? null
}

/** Whether an act can be done, by the owner unless somebody else is named. */
export const may = (act: Act, document: Judged, by: Actor = 'OWNER'): boolean =>
  ruleOf(act, document).by.includes(by) && refusal(act, document) === null

/** All that can be done with a document, by the owner unless somebody else is named. */
export const actsOf = (document: Judged, by: Actor = 'OWNER'): Act[] =>
  (Object.keys(ACTS[kindOf(document)]) as Act[]).filter((act) => may(act, document, by))

/** The act that sets a state by hand. */
export const moveFor = (status: InvoiceStatus, document: Stated): Act => {
  const acts = ACTS[kindOf(document)]
  return (Object.keys(acts) as Act[]).find((act) => acts[act].to === status)!
}

/** The usual step from where a document stands; null where there is none. */
export const stepOf = (document: Stated): Act | null => STEPS[kindOf(document)][document.status] ?? null

/** Where a document stands once an act has come about. */
export function statusAfter(act: Act, document: Stated): InvoiceStatus {
  const { to, becomes } = ruleOf(act, document)
  return to ?? becomes?.[document.status] ?? document.status
}

/** What is written down of an act. */
export const eventOf = (act: Act, document: Stated): EventType => ruleOf(act, document).event

/** What is written down of the moves of a kind. */
export const moveEvents = (document: Stated): EventType[] =>
  Object.values(ACTS[kindOf(document)]).flatMap(({ to, event }) => (to ? [event] : []))

/** Why a mail that still waits does not go out from where a document stands; null where it does. */
export const stopsMail = (document: Stated): Reason | null =>
  ruleOf(moveFor(document.status, document), document).stopsMail ?? null

/** That it is draft, sent, paid or cancelled. */
export const stands = ({ status }: Stated) =>
  `invoice.is-${status.toLowerCase() as Lowercase<InvoiceStatus>}` as const
