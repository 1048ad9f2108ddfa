import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { recordEvent } from '@/lib/business/events/mutations'
import { releaseNumber } from '@/lib/business/numbering/ledger'
import { contentOf, releaseOf } from '@/lib/documents/kept-content/write'
import { giveCreditBack } from '@/lib/documents/credit/of-payments'
import { eventOf } from '@/lib/documents/lifecycle'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import { db } from '@/lib/platform/db/client'
import { cancelWaiting } from '@/lib/platform/queue/waiting'
import { reason } from '@/lib/words/reason'

/**
 * Deletes an invoice with its link. The event keeps what it said, and so does the ledger of numbers of one that was issued. What was mailed
 * stays on record; what waits does not go out; what it took of the client's credit is theirs again.
 * @param why in the user's words
 */
export async function deleteInvoice(actor: Actor, id: number, why: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id)
    refuse('delete', row)
    await releaseNumber(tx, actor, { ...releaseOf(row), what: 'deleted', note: why })
    await cancelWaiting(tx, actor, id, reason('mail.invoice-deleted'))
    await giveCreditBack(tx, row)
    await tx.invoice.delete({ where: { own: { businessId: actor.businessId, id } }, select: { id: true } })
    await recordEvent(tx, actor, eventOf('delete', row), {
      invoiceId: id,
      data: { ...contentOf(row), ...(why && { reason: why }) },
    })
  })
}
