import 'server-only'
import { conflict } from '@/lib/words/errors'
import { reason, type Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'
import { refusal, type Judged } from '.'
import type { Act } from './acts'
import { isInvoice, kindOf, STATUSES_OF, type InvoiceStatus, type Stated } from './kinds'

/**
 * Throws 409 with the reason where an act can't be done. Apart from the table, which the browser asks too.
 * @param judge `refusalBack` for a move that is taken back
 */
export function refuse(act: Act, document: Judged, judge = refusal): void {
  const why = judge(act, document)
  if (why !== null) throw conflict(saidOf(document, why))
}

/** Throws 409 for a status that documents of this kind never have. */
export function refuseOtherStatus(document: Pick<Stated, 'kind'>, status: InvoiceStatus): void {
  const statuses: readonly InvoiceStatus[] = STATUSES_OF[kindOf(document)]
  if (statuses.includes(status)) return
  const named = `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}`
  throw conflict(ofItsKind(document, reason('kind.no-status', { statuses: named })))
}

/** A reason as it is said of a document of its kind. */
export const saidOf = (document: Pick<Stated, 'kind'>, code: PlainCode): Reason =>
  ofItsKind(document, reason(code))

const ofItsKind = (document: Pick<Stated, 'kind'>, why: Reason): Reason =>
  isInvoice(document) ? why : { ...why, of: kindOf(document) }
