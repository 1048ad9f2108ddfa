import 'server-only'
import { recordEvent } from '@/lib/business/events/mutations'
import { releaseNumber } from '@/lib/business/numbering/ledger'
import { contentOf, releaseOf } from '@/lib/documents/kept-content/write'
import { eventOf } from '@/lib/documents/lifecycle'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import { db } from '@/lib/platform/db/client'
import { cancelWaiting } from '@/lib/platform/queue/waiting'
import { reason } from '@/lib/words/reason'

/**
 * Deletes an invoice with its link. The event keeps what it said, and so does the ledger of numbers of one that was issued. What was mailed
 * stays on record; what waits does not go out.
 * @param why in the user's words
 */
export async function deleteInvoice(userId: number, id: number, why: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, id)
    refuse('delete', row)
    await releaseNumber(tx, userId, { ...releaseOf(row), what: 'deleted', note: why })
    await cancelWaiting(tx, userId, id, reason('mail.invoice-deleted'))
    await tx.invoice.delete({ where: { own: { userId, id } }, select: { id: true } })
    await recordEvent(tx, userId, eventOf('delete', row), {
      invoiceId: id,
      data: { ...contentOf(row), ...(why && { reason: why }) },
    })
  })
}
