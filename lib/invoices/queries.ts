import 'server-only'
import { db, type Db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { nextNumbers } from './numbering'
import { invoiceSelect, sellerSelect, toInvoice, toSeller, type InvoiceRow } from './rows'
import type { Invoice, Seller } from './types'

/** The owner's row, or 404: every verb on one invoice starts here. */
export async function findInvoiceRow(tx: Db, userId: number, id: number): Promise<InvoiceRow> {
  const row = await tx.invoice.findUnique({
    where: { id, userId },
    select: invoiceSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) throw notFound('Invoice')
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

/** The number the form proposes: the first free one after the number given last. */
export async function proposeNumber(userId: number): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { lastInvoiceNumber: true } })
  return nextFreeNumber(db, userId, user.lastInvoiceNumber)
}

const LOOK_AHEAD = 50

export async function nextFreeNumber(tx: Db, userId: number, last: string | null): Promise<string> {
  let current = last
  for (;;) {
    const candidates = nextNumbers(current, LOOK_AHEAD)
    const taken = await tx.invoice.findMany({
      where: { userId, invoiceNumber: { in: candidates } },
      select: { invoiceNumber: true },
    })
    const numbers = new Set(taken.map((invoice) => invoice.invoiceNumber))
    const free = candidates.find((candidate) => !numbers.has(candidate))
    if (free) return free
    current = candidates.at(-1)!
  }
}
