import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { decimal, toNumber } from '@/lib/core/money'
import { db } from '@/lib/platform/db/client'
import { getInvoiceRow } from '@/lib/documents/queries'
import { isInGroup } from '@/lib/documents/lifecycle/kinds'
import { getPayableAmount } from '@/lib/documents/payment-status/payment-status'
import type { Invoice } from '@/lib/documents/types'
import { loadCreditable } from './list-credit-notes'
import type { CreditableAmounts, CreditNoteSettlement } from './creditable-response'

/** Returns what is left to credit of an invoice. Throws 404. */
export async function getCreditable(actor: Actor, id: number): Promise<CreditableAmounts> {
  return loadCreditable(db, await getInvoiceRow(db, actor, id))
}

/** Returns how a credit note paid its invoice; null for other documents, and before it is issued. */
export async function findSettlement(actor: Actor, note: Invoice): Promise<CreditNoteSettlement | null> {
  if (!note.source || !isInGroup('credited', note)) return null
  const [payment, invoices] = await Promise.all([
    db.payment.findFirst({
      where: { businessId: actor.businessId, creditNoteId: note.id },
      select: { amount: true },
    }),
    db.invoice.count({ where: { businessId: actor.businessId, id: note.source.id } }),
  ])
  const paid = decimal(payment?.amount ?? 0)
  return {
    invoice: { id: invoices > 0 ? note.source.id : null, number: note.source.number },
    paid: toNumber(paid),
    credited: toNumber(getPayableAmount(note).minus(paid)),
  }
}
