import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import { releaseNumber } from '@/lib/business/numbering/ledger'
import { archiveDocument, toNumberRelease } from '@/lib/documents/archive/archive-document'
import { withQuoteGuard } from '@/lib/documents/quote-billing/guards'
import { listActiveNotes } from '@/lib/documents/credit-notes/queries'
import { returnUsedCredit } from '@/lib/documents/client-credit/ledger'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoiceRow, lockInvoice } from '@/lib/documents/lock-invoice'
import { applyCreditNote } from '@/lib/documents/transitions/apply-credit-note'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import { db, type Transaction } from '@/lib/platform/db/client'
import { cancelPendingMail } from '@/lib/mail/outbox/pending-mail'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'

/**
 * Deletes an invoice with its link. Its event stores its content, and so does the number ledger if it was
 * issued. Sent emails stay on record, queued ones are cancelled, and credit that it used is returned to the client.
 * Its credit notes are cancelled; deleting a credit note reverses its settlement. Throws 409 if it was issued and the
 * business protects issued documents, if its credit was spent, or if an issued final invoice deducts the invoice.
 * @param why entered by the user
 */
export async function deleteInvoice(actor: Actor, id: number, why: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const { row: locked, notes } = await lockWithNotes(tx, actor, id)
    assertAllowed('delete', { ...locked, isProtected: locked.business.protectIssued })
    await withQuoteGuard(tx, locked, async () => {
      // Without its invoice, a credit note would credit an amount that nobody charged.
      for (const note of notes)
        await transitionTo(tx, actor, await getInvoiceRow(tx, actor, note.id), 'CANCELLED', {
          skipsGuard: true,
        })
      const row = notes.length > 0 ? await getInvoiceRow(tx, actor, id) : locked
      await applyCreditNote(tx, actor, row, 'CANCELLED')
      await returnUsedCredit(tx, row)
      await cancelPendingMail(tx, actor, id, reason('mail.invoice-deleted'))
      // Numbers are locked last, after credit, as everywhere.
      await releaseNumber(tx, actor, { ...toNumberRelease(row), what: 'deleted', note: why })
      await tx.invoice.delete({ where: { own: { businessId: actor.businessId, id } }, select: { id: true } })
      await recordEvent(tx, actor, getActionEvent('delete', row), {
        invoiceId: id,
        data: { ...archiveDocument(row), ...(why && { reason: why }) },
      })
    })
  })
}

/**
 * Locks an invoice to be deleted with its credit notes, which are locked first. Throws 409 if another one was created
 * meanwhile.
 */
async function lockWithNotes(tx: Transaction, actor: Actor, id: number) {
  const locked = new Set<number>()
  for (const note of await listActiveNotes(tx, actor, id))
    if (await lockInvoiceRow(tx, actor, note.id)) locked.add(note.id)
  const row = await lockInvoice(tx, actor, id)
  const notes = row.kind === 'INVOICE' ? await listActiveNotes(tx, actor, id) : []
  if (notes.some((note) => !locked.has(note.id))) throw conflict('invoice.changed-meanwhile')
  return { row, notes }
}
