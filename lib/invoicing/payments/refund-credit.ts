import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { fromDateColumn, todayIn } from '@/lib/core/dates'
import { decimal } from '@/lib/core/money'
import { db, type Transaction } from '@/lib/platform/db/client'
import { recordEvent } from '@/lib/activity/record-event'
import {
  addCreditEntry,
  createCreditSpentError,
  lockCredit,
  createTooMuchError,
} from '@/lib/documents/client-credit/ledger'
import { getClientCredit } from '@/lib/documents/client-credit/queries'
import type { RefundInput } from '@/lib/documents/client-credit/schema'
import type { ClientCredit } from '@/lib/documents/client-credit/credit-response'
import { findDecimalsReason } from '@/lib/documents/payments/payment-decimals'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { violatesUnique } from '@/lib/platform/db/errors'
import { conflict, invalid, notFound } from '@/lib/i18n/errors'
import { assertDayNotAhead } from './payment-rules'

/**
 * Records a refund of credit to a client and returns the remaining credit. Throws 404, and 422 for more than the
 * credit, more decimals than the currency has, or a date after tomorrow.
 */
export async function refundCredit(
  actor: Actor,
  clientId: number,
  { currency, amount, refundedOn, method, note }: RefundInput,
): Promise<ClientCredit> {
  await assertClientExists(actor, clientId)
  assertDayNotAhead(refundedOn, todayIn(actor.timeZone), 'refundedOn')
  const decimalsReason = findDecimalsReason(amount, { currency, left: 0 })
  if (decimalsReason) throw invalid(decimalsReason, 'amount')
  return db.$transaction(async (tx) => {
    await lockCredit(tx, actor, { clientId, currency })
    await addCreditEntry(
      tx,
      actor,
      { clientId, currency },
      {
        kind: 'REFUNDED',
        amount: decimal(amount).neg(),
        day: refundedOn,
        method,
        note,
        requestId: findRequestId(),
      },
      createTooMuchError,
    )
    await recordEvent(tx, actor, 'CREDIT_REFUNDED', {
      invoiceId: null,
      data: { clientId, amount, currency, refundedOn, method },
    })
    return storeResponse(tx, await getCredit(tx, actor, clientId))
  })
}

/** Reverses a refund, so that the credit is the client's again. Throws 404, and 409 if it was reversed before. */
export async function reverseRefund(actor: Actor, clientId: number, refundId: number): Promise<ClientCredit> {
  try {
    return await db.$transaction(async (tx) => {
      const refund = await tx.creditEntry.findUnique({
        where: { own: { businessId: actor.businessId, id: refundId }, clientId, kind: 'REFUNDED' },
      })
      if (!refund) throw notFound('refund')
      const { currency, day } = refund
      const amount = decimal(refund.amount).neg()
      await addCreditEntry(
        tx,
        actor,
        { clientId, currency },
        { kind: 'REVERSED', amount, day: fromDateColumn(day), reversesId: refundId },
        createCreditSpentError,
      )
      await recordEvent(tx, actor, 'REFUND_REMOVED', {
        invoiceId: null,
        data: { clientId, amount: amount.toNumber(), currency },
      })
      return getCredit(tx, actor, clientId)
    })
  } catch (error) {
    // A unique constraint allows one reversal of a refund, even of concurrent requests.
    if (violatesUnique(error, 'reversesId')) throw conflict('refund.reversed')
    throw error
  }
}

async function assertClientExists(actor: Actor, id: number): Promise<void> {
  if ((await db.client.count({ where: { businessId: actor.businessId, id } })) === 0) throw notFound('client')
}

/** Returns the client's credit with the latest entries. */
async function getCredit(tx: Transaction, actor: Actor, clientId: number): Promise<ClientCredit> {
  const { next: _next, ...credit } = await getClientCredit(actor, clientId, null, tx)
  return credit
}
