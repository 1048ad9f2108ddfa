import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { findInvoiceRow } from './queries'
import type { InvoiceRow } from './rows'

/** Reads an invoice with its row locked, so that two changes of it come one after the other. Throws 404. */
export async function lockInvoice(tx: Transaction, userId: number, id: number): Promise<InvoiceRow> {
  await tx.$queryRaw`SELECT 1 FROM "Invoice" WHERE "id" = ${id} AND "userId" = ${userId} FOR UPDATE`
  return findInvoiceRow(tx, userId, id)
}
