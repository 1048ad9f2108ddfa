import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import type { Reason } from '@/lib/i18n/reason'

/** Cancels the queued emails of an invoice, with the reason. */
export async function cancelPendingMail(
  tx: Transaction,
  actor: Actor,
  invoiceId: number,
  why: Reason,
): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { businessId: actor.businessId, invoiceId, status: 'QUEUED' },
    data: { status: 'CANCELLED', error: toJsonColumn(why) },
  })
}

/**
 * True if an email with the invoice is queued or being sent. It is composed on sending, so the invoice must not change
 * before that.
 */
export async function hasPendingMail(tx: Transaction, actor: Actor, invoiceId: number): Promise<boolean> {
  const where = {
    businessId: actor.businessId,
    invoiceId,
    kind: 'INVOICE',
    status: { in: ['QUEUED', 'SENDING'] },
  }
  return (await tx.outboxMail.count({ where })) > 0
}
