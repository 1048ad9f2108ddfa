import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { exact, toNumber } from '@/lib/kernel/money'
import { db } from '@/lib/platform/db/client'
import { findInvoiceRow } from '@/lib/documents/queries'
import { means } from '@/lib/documents/lifecycle/kinds'
import { payableOf } from '@/lib/documents/standing'
import type { Invoice } from '@/lib/documents/types'
import { findLeft } from './notes'
import type { Left, Settled } from './types'

/** What of an invoice is left to credit. Throws 404. */
export async function getLeft(actor: Actor, id: number): Promise<Left> {
  return findLeft(db, await findInvoiceRow(db, actor, id))
}

/** How a credit note settled its invoice; null for every other document, and before it is issued. */
export async function findSettled(actor: Actor, note: Invoice): Promise<Settled | null> {
  if (!note.source || !means('credited', note)) return null
  const [payment, invoices] = await Promise.all([
    db.payment.findFirst({
      where: { businessId: actor.businessId, creditNoteId: note.id },
      select: { amount: true },
    }),
    db.invoice.count({ where: { businessId: actor.businessId, id: note.source.id } }),
  ])
  const paid = exact(payment?.amount ?? 0)
  return {
    invoice: { id: invoices > 0 ? note.source.id : null, number: note.source.number },
    paid: toNumber(paid),
    credited: toNumber(payableOf(note).minus(paid)),
  }
}
