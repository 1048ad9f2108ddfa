import 'server-only'
import { recordEvent } from '@/lib/business/events/mutations'
import { releaseNumber } from '@/lib/business/numbering/ledger'
import { contentOf, releaseOf } from '@/lib/documents/kept-content/write'
import { eventOf, refuse } from '@/lib/documents/lifecycle'
import { lockInvoice } from '@/lib/documents/lock'
import { db } from '@/lib/platform/db/client'

/**
 * Deletes an invoice with its link. The event keeps what it said, and so does the ledger of numbers of one that was issued.
 * @param reason why, in the user's words
 */
export async function deleteInvoice(userId: number, id: number, reason: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, id)
    refuse('delete', row)
    await releaseNumber(tx, userId, { ...releaseOf(row), what: 'deleted', note: reason })
    await tx.invoice.delete({ where: { own: { userId, id } } })
    await recordEvent(tx, userId, eventOf('delete', row), {
      invoiceId: id,
      data: { ...contentOf(row), ...(reason && { reason }) },
    })
  })
}
