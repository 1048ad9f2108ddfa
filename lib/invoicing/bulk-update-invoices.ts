import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import type { BulkResult } from '@/lib/core/lists/bulk'
import { bulkApply } from '@/lib/platform/bulk-apply'
import { getStatusReason } from '@/lib/documents/lifecycle/document-actions'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { deleteInvoice } from './delete-invoice'
import type { BulkInput } from '@/lib/documents/schema'
import { transitionTo, undoTransition } from '@/lib/documents/transitions/transition-invoice'
import { getEffectiveStatus } from '@/lib/documents/payment-status/payment-status'
import type { InvoiceStatus } from '@/lib/documents/types'

/** Changes many invoices, each in its own transaction. */
export const bulkUpdateInvoices = (actor: Actor, input: BulkInput): Promise<BulkResult[]> =>
  bulkApply(input.ids, (id) =>
    input.action === 'delete' ? deleteInvoice(actor, id, input.reason) : transitionFrom(actor, id, input),
  )

/** Changes the status of an invoice if it is still `from`. Throws 404, and 409 for another status. */
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
