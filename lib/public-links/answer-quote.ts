import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn, type Day } from '@/lib/core/dates'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db, type Transaction } from '@/lib/platform/db/client'
import {
  isAllowed,
  listTransitionEvents,
  getStatusAfter,
  type DocumentAction,
} from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, type InvoiceStatus, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { isQuoteExpired } from '@/lib/documents/payment-status/payment-status'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import { conflict, notFound } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import { getLinkTarget } from './shared-invoice'
import type { AnswerInput } from './schema'

/** Whether whoever has the link of a document can accept or decline it on a day of its seller. */
export const isAnswerable = (document: HasStatus & { dueDate: Day }, today: Day): boolean =>
  isAllowed('accept', document, 'PAYER') && !isQuoteExpired(document, today)

/**
 * Accepts or declines a quote for whoever has its link. Of two at once the second finds it answered; the same answer again, or the same
 * request, changes nothing. Throws 404 for a link that opens nothing, 409 for what is not on offer (any more).
 */
export async function answerQuote(token: string, { accept, ...said }: AnswerInput): Promise<void> {
  const { id, actor } = await getLinkTarget(token)
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id)
    // It may have been taken back, or made anew, while this waited.
    if (!(await isLinkOfInvoice(tx, actor, id, token))) throw notFound('invoice')
    const act: DocumentAction = accept ? 'accept' : 'decline'
    if (await isRepeatedAnswer(tx, actor, row, { act, ...said })) return
    const why = findClosedReason(row)
    if (why) throw conflict(why)
    const { requestId, ...words } = said
    await transitionTo(tx, actor, row, getStatusAfter(act, row), {
      said: { ...words, ...(requestId && { requestId }) },
    })
  })
}

const isLinkOfInvoice = async (tx: Transaction, { businessId }: Actor, id: number, token: string) =>
  (await tx.invoice.count({ where: { businessId, id, publicTokenHash: hashToken(token) } })) > 0

type AnswerRequest = Omit<AnswerInput, 'accept'> & { act: DocumentAction }

/** Whether a quote stands as it was answered by the same words, or the request was carried out before, whatever came after. */
async function isRepeatedAnswer(
  tx: Transaction,
  { businessId }: Actor,
  row: InvoiceRow,
  { act, name, note, requestId }: AnswerRequest,
): Promise<boolean> {
  const isSame = row.answeredBy === name && row.answerNote === note
  if (isSame && row.status === getStatusAfter(act, row)) return true
  if (!requestId) return false
  const done = await tx.event.count({
    where: {
      businessId,
      invoiceId: row.id,
      type: { in: listTransitionEvents(row) },
      data: { path: ['requestId'], equals: requestId },
    },
  })
  return done > 0
}

const CLOSED_REASONS: Record<Exclude<InvoiceStatus, 'SENT'>, PlainReasonCode> = {
  DRAFT: 'offer.draft',
  ACCEPTED: 'offer.accepted',
  DECLINED: 'offer.declined',
  PAID: 'kind.never',
  CANCELLED: 'offer.cancelled',
}

/** Why nobody can answer by the link; null where somebody can. */
function findClosedReason(row: InvoiceRow): Reason | null {
  const invoice = toInvoice(row)
  if (isAnswerable(invoice, todayIn(row.business.timeZone))) return null
  if (getDocumentKind(row) !== 'QUOTE') return toKindReason(row, 'kind.never')
  if (row.status !== 'SENT') return reason(CLOSED_REASONS[row.status] as 'offer.draft')
  return reason('offer.expired', { day: { day: invoice.dueDate } })
}
