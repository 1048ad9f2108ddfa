import 'server-only'
import { conflict } from '@/lib/words/errors'
import { reason, type Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'
import { refusal, type Judged } from '.'
import type { Act } from './acts'
import { isInvoice, kindOf, type Stated } from './kinds'

/**
 * Throws 409 with the reason where an act can't be done. Apart from the table, which the browser asks too.
 * @param judge `refusalBack` for a move that is taken back
 */
export function refuse(act: Act, document: Judged, judge = refusal): void {
  const why = judge(act, document)
  if (why !== null) throw conflict(saidOf(document, why))
}

/** A reason as it is said of a document of its kind. */
export const saidOf = (document: Pick<Stated, 'kind'>, code: PlainCode): Reason => ({
  ...reason(code),
  ...(!isInvoice(document) && { of: kindOf(document) }),
})
