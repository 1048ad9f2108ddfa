import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { recordEvent } from '@/lib/business/events/mutations'
import { fromDateColumn } from '@/lib/kernel/dates'
import { exact, type Exact } from '@/lib/kernel/money'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { holdCredited, refuseExcess } from '../credit-notes/hold'
import { enterCredit, type Shortage } from '../credit/ledger'
import { wasEditedSince } from '../edited-since'
import { eventOf } from '../lifecycle'
import { isCancelled, isOwed, means, type InvoiceStatus } from '../lifecycle/kinds'
import type { InvoiceRow } from '../rows'
import { addPayment } from '../settle'
import { balanceOf, payableOf } from '../standing'
import { follow } from './follow'

const isSpent: Shortage = (left) => conflict(reason('credit.note-spent', { left }))

/**
 * Brings an invoice and its client's credit in line with a credit note that moves, and whose row the caller holds. One that is issued pays what is
 * left of its invoice, and the rest becomes the client's credit; one that is issued no more takes both back. Throws 409 where that credit was spent,
 * and where a note that was cancelled takes more by now than its invoice has left.
 */
export async function settleCreditNote(
  tx: Transaction,
  actor: Actor,
  note: InvoiceRow,
  status: InvoiceStatus,
): Promise<void> {
  if (note.kind !== 'CREDIT_NOTE') return
  const [was, is] = [means('credited', note), means('credited', { ...note, status })]
  const isBack = isCancelled(note) && !isCancelled({ ...note, status })
  if (was === is && !isBack) return
  const invoice = await holdCredited(tx, note)
  if (isBack) {
    if (await wasEditedSince(tx, note, invoice, note))
      throw conflict(reason('credit.changed', { number: invoice.invoiceNumber }))
    await refuseExcess(tx, note, invoice)
  }
  // What is withheld of its invoice follows from the notes that are issued.
  await tx.invoice.update({
    where: { own: { businessId: note.businessId, id: note.id } },
    data: { status },
    select: { id: true },
  })
  if (is) await settle(tx, actor, note, invoice)
  if (was) await unsettle(tx, actor, note, invoice)
}

/** Its payment is of its own day, so that the two come to nothing in the income of one month. */
async function settle(tx: Transaction, actor: Actor, note: InvoiceRow, invoice: InvoiceRow): Promise<void> {
  const paidOn = fromDateColumn(note.issueDate)
  const payable = payableOf(note)
  const left = isOwed(invoice) ? balanceOf(invoice) : exact(0)
  const amount = payable.lt(left) ? payable : left
  if (amount.gt(0)) {
    const by = { method: 'CREDIT_NOTE', reference: note.invoiceNumber, creditNoteId: note.id }
    const { payments } = await addPayment(tx, invoice, { paidOn, amount, ...by })
    await recordEvent(tx, actor, eventOf('pay', invoice), {
      invoiceId: invoice.id,
      data: { ...told(note, amount), paidOn },
    })
    await follow(tx, actor, invoice, payments)
  }
  await giveCredit(tx, note, payable.minus(amount), 'CREDITED')
}

async function unsettle(tx: Transaction, actor: Actor, note: InvoiceRow, invoice: InvoiceRow): Promise<void> {
  const payment = invoice.payments.find(({ creditNoteId }) => creditNoteId === note.id)
  const amount = exact(payment?.amount ?? 0)
  if (payment) {
    await tx.payment.delete({
      where: { own: { businessId: note.businessId, id: payment.id } },
      select: { id: true },
    })
    await recordEvent(tx, actor, eventOf('unpay', invoice), {
      invoiceId: invoice.id,
      data: told(note, amount),
    })
    const payments = invoice.payments.filter((one) => one !== payment)
    await follow(tx, actor, invoice, payments)
  }
  await giveCredit(tx, note, amount.minus(payableOf(note)), 'REVERSED')
}

const told = ({ id, invoiceNumber, currency }: InvoiceRow, amount: Exact) => ({
  amount: amount.toNumber(),
  currency,
  method: 'CREDIT_NOTE',
  creditNoteId: id,
  creditNoteNumber: invoiceNumber,
})

async function giveCredit(
  tx: Transaction,
  { businessId, id: invoiceId, clientId, currency, issueDate }: InvoiceRow,
  amount: Exact,
  kind: 'CREDITED' | 'REVERSED',
): Promise<void> {
  if (amount.eq(0)) return
  const entry = { kind, amount, day: fromDateColumn(issueDate), invoiceId }
  await enterCredit(tx, { businessId }, { clientId, currency }, entry, isSpent)
}
