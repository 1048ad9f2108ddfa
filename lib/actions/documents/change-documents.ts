import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { conflict } from '@/lib/words/errors'
import type { BulkResult } from '@/lib/kernel/lists/bulk'
import { bulkApply } from '@/lib/platform/change-each'
import { getStatusReason } from '@/lib/documents/lifecycle'
import { lockInvoice } from '@/lib/documents/lock'
import { deleteInvoice } from './delete-document'
import type { BulkInput } from '@/lib/documents/schema'
import { transitionTo, undoTransition } from '@/lib/documents/moves/status-changes'
import { getEffectiveStatus } from '@/lib/documents/standing'
import type { InvoiceStatus } from '@/lib/documents/types'

/** Changes many invoices, each in its own right. */
export const bulkUpdateInvoices = (actor: Actor, input: BulkInput): Promise<BulkResult[]> =>
  bulkApply(input.ids, (id) =>
    input.action === 'delete' ? deleteInvoice(actor, id, input.reason) : transitionFrom(actor, id, input),
  )

/** Moves an invoice only from where it is believed to stand. Throws 404, and 409 where it stands elsewhere. */
async function transitionFrom(
  actor: Actor,
  id: number,
  { from, to, undo }: { from: InvoiceStatus; to: InvoiceStatus; undo?: true },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, id)
    if (current.status !== getEffectiveStatus(from, current)) throw conflict(getStatusReason(current))
    await (undo ? undoTransition : transitionTo)(tx, actor, current, to)
  })
}
