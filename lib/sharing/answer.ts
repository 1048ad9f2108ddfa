import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { todayIn, type Day } from '@/lib/kernel/dates'
import { hashToken } from '@/lib/platform/crypto/secret-box'
import { db, type Transaction } from '@/lib/platform/db/client'
import { may, moveEvents, statusAfter, type Act } from '@/lib/documents/lifecycle'
import { kindOf, type InvoiceStatus, type Stated } from '@/lib/documents/lifecycle/kinds'
import { saidOf } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { isExpired } from '@/lib/documents/standing'
import { moveTo } from '@/lib/documents/moves/status-changes'
import { conflict, notFound } from '@/lib/words/errors'
import { reason, type Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'
import { findSharedInvoice } from './public'
import type { AnswerInput } from './schema'

/** Whether whoever has the link of a document can accept or decline it on a day of its seller. */
export const isAnswerable = (document: Stated & { dueDate: Day }, today: Day): boolean =>
  may('accept', document, 'PAYER') && !isExpired(document, today)

/**
 * Accepts or declines a quote for whoever has its link. Of two at once the second finds it answered; the same answer again, or the same
 * request, changes nothing. Throws 404 for a link that opens nothing, 409 for what is not on offer (any more).
 */
export async function answerQuote(token: string, { accept, ...said }: AnswerInput): Promise<void> {
  const { id, actor } = await findSharedInvoice(token)
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id)
    // It may have been taken back, or made anew, while this waited.
    if (!(await isLinkOf(tx, actor, id, token))) throw notFound('invoice')
    const act: Act = accept ? 'accept' : 'decline'
    if (await isRepeated(tx, actor, row, { act, ...said })) return
    const why = whyClosed(row)
    if (why) throw conflict(why)
    const { requestId, ...words } = said
    await moveTo(tx, actor, row, statusAfter(act, row), {
      said: { ...words, ...(requestId && { requestId }) },
    })
  })
}

const isLinkOf = async (tx: Transaction, { businessId }: Actor, id: number, token: string) =>
  (await tx.invoice.count({ where: { businessId, id, publicTokenHash: hashToken(token) } })) > 0

type Answering = Omit<AnswerInput, 'accept'> & { act: Act }

/** Whether a quote stands as it was answered by the same words, or the request was carried out before, whatever came after. */
async function isRepeated(
  tx: Transaction,
  { businessId }: Actor,
  row: InvoiceRow,
  { act, name, note, requestId }: Answering,
): Promise<boolean> {
  const isSame = row.answeredBy === name && row.answerNote === note
  if (isSame && row.status === statusAfter(act, row)) return true
  if (!requestId) return false
  const done = await tx.event.count({
    where: {
      businessId,
      invoiceId: row.id,
      type: { in: moveEvents(row) },
      data: { path: ['requestId'], equals: requestId },
    },
  })
  return done > 0
}

const CLOSED: Record<Exclude<InvoiceStatus, 'SENT'>, PlainCode> = {
  DRAFT: 'offer.draft',
  ACCEPTED: 'offer.accepted',
  DECLINED: 'offer.declined',
  PAID: 'kind.never',
  CANCELLED: 'offer.cancelled',
}

/** Why nobody can answer by the link; null where somebody can. */
function whyClosed(row: InvoiceRow): Reason | null {
  const invoice = toInvoice(row)
  if (isAnswerable(invoice, todayIn(row.business.timeZone))) return null
  if (kindOf(row) !== 'QUOTE') return saidOf(row, 'kind.never')
  if (row.status !== 'SENT') return reason(CLOSED[row.status] as 'offer.draft')
  return reason('offer.expired', { day: { day: invoice.dueDate } })
}
