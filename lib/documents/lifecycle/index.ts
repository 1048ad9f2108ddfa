import type { EventType } from '@/lib/business/events/types'
import type { Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'
import { ACTS, type Act, type Actor, type ActsOf, type Rule } from './acts'
import { INVOICE_ACTS, INVOICE_STEPS } from './invoice-acts'
import { kindOf, type DocumentKind, type InvoiceStatus, type Stated } from './kinds'
import type { Facts, Need } from './needs'
import { CREDIT_NOTE_ACTS, PROFORMA_ACTS, QUOTE_ACTS } from './other-acts'

export type { Act, Actor } from './acts'

/** The table of every kind: which acts it knows, where each is refused, what it needs, becomes and writes down. */
const TABLES: Record<DocumentKind, ActsOf<InvoiceStatus>> = {
  INVOICE: INVOICE_ACTS,
  CREDIT_NOTE: CREDIT_NOTE_ACTS,
  QUOTE: QUOTE_ACTS,
  PROFORMA: PROFORMA_ACTS,
}
const STEPS: Record<DocumentKind, Partial<Record<InvoiceStatus, Act>>> = {
  INVOICE: INVOICE_STEPS,
  CREDIT_NOTE: { DRAFT: 'issue' },
  QUOTE: { DRAFT: 'issue', SENT: 'accept' },
  PROFORMA: { DRAFT: 'issue' },
}

/** What a kind does not know, nobody can do with it. */
const NEVER: Rule<InvoiceStatus> = { by: [], event: 'INVOICE_VIEWED' }

const ruleOf = (act: Act, document: Pick<Stated, 'kind'>): Rule<InvoiceStatus> =>
  TABLES[kindOf(document)][act] ?? NEVER

/** A document with what of it is known that an act may need. */
export type Judged = Stated & Facts

/** Why an act is refused; null where it can be done. To set the state that it has is refused, too. */
export function refusal(act: Act, document: Judged): PlainCode | null {
  const { by, refused, needs, to } = ruleOf(act, document)
  if (by.length === 0) return 'kind.never'
  if (to === document.status) return stands(document)
  return refused?.[document.status] ?? missing(needs, document)
}

/** What stands in the way of a move that leads back to where a document was: what it takes, and not where it comes from. */
export const refusalBack = (act: Act, document: Judged): PlainCode | null =>
  missing(ruleOf(act, document).needs, document)

const missing = (needs: readonly Need[] = [], document: Judged): PlainCode | null =>
  needs.find(({ isMet }) => !isMet(document))?.missing ?? null

/** Whether an act can be done, by the owner unless somebody else is named. */
export const may = (act: Act, document: Judged, by: Actor = 'OWNER'): boolean =>
  ruleOf(act, document).by.includes(by) && refusal(act, document) === null

/** All that can be done with a document, by the owner unless somebody else is named. */
export const actsOf = (document: Judged, by: Actor = 'OWNER'): Act[] =>
  ACTS.filter((act) => may(act, document, by))

/** The act that sets a state of the document's kind by hand. */
export const moveFor = (status: InvoiceStatus, document: Pick<Stated, 'kind'>): Act =>
  ACTS.find((act) => ruleOf(act, document).to === status)!

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
  Object.values(TABLES[kindOf(document)]).flatMap(({ to, event }) => (to ? [event] : []))

/** Why a mail that still waits does not go out from where a document stands; null where it does. */
export const stopsMail = (document: Stated): Reason | null =>
  ruleOf(moveFor(document.status, document), document).stopsMail ?? null

/** That it is draft, sent, and so on. */
export const stands = ({ status }: Stated) =>
  `invoice.is-${status.toLowerCase() as Lowercase<InvoiceStatus>}` as const
