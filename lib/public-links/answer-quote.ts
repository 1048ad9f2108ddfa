import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn, type Day } from '@/lib/core/dates'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import { isAllowed, listTransitionEvents, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, type InvoiceStatus, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { isQuoteExpired } from '@/lib/documents/payment-status/payment-status'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import { conflict, notFound } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/reason-codes'
import { getLinkTarget } from './shared-invoice'
import type { AnswerInput } from './schema'

/** True if a visitor with the link can accept or decline the document on the given day (the seller's). */
export const isAnswerable = (document: HasStatus & { dueDate: Day }, today: Day): boolean =>
  isAllowed('accept', document, 'LINK_VISITOR') && !isQuoteExpired(document, today)

/**
 * Accepts or declines a quote for a visitor with its link. The same answer or the same request again changes nothing;
 * of two concurrent answers the second finds the quote answered. Throws 404 for an invalid link, 409 if the quote is
 * not (or no longer) open.
 */
export async function answerQuote(token: string, { accept, ...answer }: AnswerInput): Promise<void> {
  const { id, actor } = await getLinkTarget(token)
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id)
    // The link may have been revoked or replaced while this waited for the lock.
    if (!(await isLinkOfInvoice(tx, actor, id, token))) throw notFound('invoice')
    const action: DocumentAction = accept ? 'accept' : 'decline'
    if (await isRepeatedAnswer(tx, actor, row, { action, ...answer })) return
    const closedReason = findClosedReason(row)
    if (closedReason) throw conflict(closedReason)
    const { requestId, ...answerTexts } = answer
    await transitionTo(tx, actor, row, getStatusAfter(action, row), {
      answer: { ...answerTexts, ...(requestId && { requestId }) },
    })
  })
}

const isLinkOfInvoice = async (tx: Transaction, { businessId }: Actor, id: number, token: string) =>
  (await tx.invoice.count({ where: { businessId, id, publicTokenHash: hashToken(token) } })) > 0

type AnswerRequest = Omit<AnswerInput, 'accept'> & { action: DocumentAction }

/** True if this answer was already recorded (same name, note and status, or same `requestId`). */
async function isRepeatedAnswer(
  tx: Transaction,
  { businessId }: Actor,
  row: InvoiceRow,
  { action, name, note, requestId }: AnswerRequest,
): Promise<boolean> {
  const isSame = row.answeredBy === name && row.answerNote === note
  if (isSame && row.status === getStatusAfter(action, row)) return true
  if (!requestId) return false
  const recorded = await tx.event.count({
    where: {
      businessId,
      invoiceId: row.id,
      type: { in: listTransitionEvents(row) },
      data: { path: ['requestId'], equals: requestId },
    },
  })
  return recorded > 0
}

const CLOSED_REASONS: Record<Exclude<InvoiceStatus, 'SENT'>, PlainReasonCode> = {
  DRAFT: 'offer.draft',
  ACCEPTED: 'offer.accepted',
  DECLINED: 'offer.declined',
  PAID: 'kind.never',
  CANCELLED: 'offer.cancelled',
}

/** Returns the reason why the quote can't be answered; null if it can. */
function findClosedReason(row: InvoiceRow): Reason | null {
  const invoice = toInvoice(row)
  if (isAnswerable(invoice, todayIn(row.business.timeZone))) return null
  if (getDocumentKind(row) !== 'QUOTE') return toKindReason(row, 'kind.never')
  if (row.status !== 'SENT') return reason(CLOSED_REASONS[row.status] as 'offer.draft')
  return reason('offer.expired', { day: { day: invoice.dueDate } })
}
