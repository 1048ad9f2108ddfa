import 'server-only'
import { toDateColumn } from '@/lib/dates'
import { db, type Db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { notFound } from '@/lib/errors'
import { endOfWeek, PAGE_SIZE, type InvoiceFilter } from './filter'
import { nextNumbers } from './numbering'
import {
  invoiceSelect,
  summarySelect,
  toInvoice,
  toSeller,
  toSummary,
  sellerSelect,
  type InvoiceRow,
} from './rows'
import type { Invoice, InvoiceSummary, Seller } from './types'

export interface InvoicePage {
  invoices: InvoiceSummary[]
  /** The `before` of the next page, or null on the last. */
  next: number | null
}

/** Turns what a user typed into text that LIKE matches literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Newest first, page by key, never more than `limit`. */
export async function listInvoices(
  userId: number,
  filter: InvoiceFilter,
  limit: number = PAGE_SIZE,
): Promise<InvoicePage> {
  const where: Prisma.InvoiceWhereInput = { userId }
  if (filter.status) where.status = filter.status
  if (filter.overdue || filter.week) where.status = 'SENT'
  if (filter.overdue) where.dueDate = { lt: toDateColumn(filter.overdue) }
  if (filter.week)
    where.dueDate = { gte: toDateColumn(filter.week), lte: toDateColumn(endOfWeek(filter.week)) }
  if (filter.clientId) where.clientId = filter.clientId
  if (filter.before) where.id = { lt: filter.before }
  if (filter.search) where.searchText = { contains: literal(filter.search.toLowerCase()) }
  const rows = await db.invoice.findMany({
    where,
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: summarySelect,
    relationLoadStrategy: 'join',
  })
  const invoices = rows.slice(0, limit).map(toSummary)
  return { invoices, next: rows.length > limit ? invoices.at(-1)!.id : null }
}

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
