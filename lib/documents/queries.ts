import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { invoiceSelect, sellerSelect, toInvoice, toSeller, type InvoiceRow } from './rows'
import type { Invoice, Seller } from './types'

/** The owner's row, or 404: every verb on one invoice starts here. */
export async function findInvoiceRow(tx: Db, userId: number, id: number): Promise<InvoiceRow> {
  const row = await tx.invoice.findUnique({
    where: { own: { userId, id } },
    select: invoiceSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) throw notFound('invoice')
  return row
}

export async function getInvoice(userId: number, id: number): Promise<Invoice> {
  return toInvoice(await findInvoiceRow(db, userId, id))
}

/** The business as it would appear on an invoice today, for the live preview. */
export async function getSeller(userId: number): Promise<Seller> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { logo: { select: { id: true, width: true, height: true } }, ...sellerSelect },
    relationLoadStrategy: 'join',
  })
  return toSeller(user, user.logo)
}
