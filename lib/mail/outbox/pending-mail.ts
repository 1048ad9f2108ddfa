import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import type { Reason } from '@/lib/i18n/reason'

/** Takes back the mails about an invoice that have not been handed over yet, and says why. */
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

/** Whether a mail with the invoice waits or is being handed over: what it says is what goes out. */
export async function hasPendingMail(tx: Transaction, actor: Actor, invoiceId: number): Promise<boolean> {
  const where = {
    businessId: actor.businessId,
    invoiceId,
    kind: 'INVOICE',
    status: { in: ['QUEUED', 'SENDING'] },
  }
  return (await tx.outboxMail.count({ where })) > 0
}
