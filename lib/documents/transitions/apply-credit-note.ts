import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import { fromDateColumn } from '@/lib/core/dates'
import { decimal, type Decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { lockCreditedInvoice, assertWithinCreditable } from '../credit-notes/guards'
import { addCreditEntry, type ShortageError } from '../client-credit/ledger'
import { isEditedSince } from '@/lib/documents/queries'
import { getActionEvent } from '../lifecycle/document-actions'
import { isCancelled, isOwed, isInGroup, type InvoiceStatus } from '../lifecycle/kinds'
import type { InvoiceRow } from '../rows'
import { addPayment } from '../payments/reconcile'
import { getBalance, getPayableAmount } from '../payment-status/payment-status'
import { syncPaymentStatus } from './sync-payment-status'

const createNoteSpentError: ShortageError = (left) => conflict(reason('credit.note-spent', { left }))

/**
 * Applies a transition of a credit note to its invoice and its client's credit. The caller holds the lock on the
 * credit note.
 * - Issuing pays the balance of the invoice; the rest becomes credit of the client.
 * - Un-issuing reverts both; 409 if that credit was spent.
 * - Restoring a cancelled one: 409 if its invoice was edited since, or has less left to credit.
 */
export async function applyCreditNote(
  tx: Transaction,
  actor: Actor,
  note: InvoiceRow,
  status: InvoiceStatus,
): Promise<void> {
  if (note.kind !== 'CREDIT_NOTE') return
  const [wasCredited, isCredited] = [isInGroup('credited', note), isInGroup('credited', { ...note, status })]
  const isRestored = isCancelled(note) && !isCancelled({ ...note, status })
  if (wasCredited === isCredited && !isRestored) return
  const invoice = await lockCreditedInvoice(tx, note)
  if (isRestored) {
    if (await isEditedSince(tx, note, invoice, note))
      throw conflict(reason('credit.changed', { number: invoice.invoiceNumber }))
    await assertWithinCreditable(tx, note, invoice)
  }
  // The amount withheld on its invoice is computed from the issued credit notes.
  await tx.invoice.update({
    where: { own: { businessId: note.businessId, id: note.id } },
    data: { status },
    select: { id: true },
  })
  if (isCredited) await applyToInvoice(tx, actor, note, invoice)
  if (wasCredited) await revertFromInvoice(tx, actor, note, invoice)
}

/** The payment gets the date of the credit note, so that the two cancel out in the income of the same month. */
async function applyToInvoice(
  tx: Transaction,
  actor: Actor,
  note: InvoiceRow,
  invoice: InvoiceRow,
): Promise<void> {
  const paidOn = fromDateColumn(note.issueDate)
  const payable = getPayableAmount(note)
  const left = isOwed(invoice) ? getBalance(invoice) : decimal(0)
  const amount = payable.lt(left) ? payable : left
  if (amount.gt(0)) {
    const source = { method: 'CREDIT_NOTE', reference: note.invoiceNumber, creditNoteId: note.id }
    const { payments } = await addPayment(tx, invoice, { paidOn, amount, ...source })
    await recordEvent(tx, actor, getActionEvent('pay', invoice), {
      invoiceId: invoice.id,
      data: { ...toEventData(note, amount), paidOn },
    })
    await syncPaymentStatus(tx, actor, invoice, payments)
  }
  await addCredit(tx, note, payable.minus(amount), 'CREDITED')
}

async function revertFromInvoice(
  tx: Transaction,
  actor: Actor,
  note: InvoiceRow,
  invoice: InvoiceRow,
): Promise<void> {
  const payment = invoice.payments.find(({ creditNoteId }) => creditNoteId === note.id)
  const amount = decimal(payment?.amount ?? 0)
  if (payment) {
    await tx.payment.delete({
      where: { own: { businessId: note.businessId, id: payment.id } },
      select: { id: true },
    })
    await recordEvent(tx, actor, getActionEvent('unpay', invoice), {
      invoiceId: invoice.id,
      data: toEventData(note, amount),
    })
    const payments = invoice.payments.filter((one) => one !== payment)
    await syncPaymentStatus(tx, actor, invoice, payments)
  }
  await addCredit(tx, note, amount.minus(getPayableAmount(note)), 'REVERSED')
}

const toEventData = ({ id, invoiceNumber, currency }: InvoiceRow, amount: Decimal) => ({
  amount: amount.toNumber(),
  currency,
  method: 'CREDIT_NOTE',
  creditNoteId: id,
  creditNoteNumber: invoiceNumber,
})

async function addCredit(
  tx: Transaction,
  { businessId, id: invoiceId, clientId, currency, issueDate }: InvoiceRow,
  amount: Decimal,
  kind: 'CREDITED' | 'REVERSED',
): Promise<void> {
  if (amount.eq(0)) return
  const entry = { kind, amount, day: fromDateColumn(issueDate), invoiceId }
  await addCreditEntry(tx, { businessId }, { clientId, currency }, entry, createNoteSpentError)
}
