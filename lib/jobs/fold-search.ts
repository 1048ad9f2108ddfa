import 'server-only'
import type { BusinessId } from '@/lib/core/access/actor'
import { foldSearchText } from '@/lib/documents/invoice-columns'
import { foldClient, type SearchedFields } from '@/lib/clients/fold-client'
import { db, type Transaction } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Rows per transaction, processed without yielding to requests, and transactions per run. The next run continues. */
const BATCH = 50
const BATCHES = 1000

interface Key {
  businessId: BusinessId
  id: number
}

/**
 * Fills the search columns of rows without them: rows older than the migration, or written by an earlier release.
 * Safe to run in several processes. Returns the number of rows written.
 */
export async function foldSearch({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
  let written = 0
  for (const foldBatch of [foldClients, foldInvoices])
    for (let batch = 0; batch < BATCHES && !signal?.aborted; batch++) {
      const count = await db.$transaction(foldBatch)
      written += count
      if (count < BATCH) break
    }
  return written
}

async function foldClients(tx: Transaction): Promise<number> {
  // Raw SQL: SKIP LOCKED.
  const rows = await tx.$queryRaw<(Key & SearchedFields)[]>`
    SELECT "businessId", "id", "name", "companyName", "email", "phone" FROM "Client"
    WHERE "foldedText" IS NULL LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`
  const folded = rows.map((row) => ({ ...row, text: foldClient(row) }))
  if (folded.length > 0)
    // Raw SQL: one statement for a batch, each row with its own value.
    await tx.$executeRaw`UPDATE "Client" c SET "foldedText" = f."text" FROM ${toTableSql(folded)}
      WHERE c."businessId" = f."businessId" AND c."id" = f."id"`
  return rows.length
}

async function foldInvoices(tx: Transaction): Promise<number> {
  // Raw SQL: SKIP LOCKED.
  const rows = await tx.$queryRaw<(Key & { searchText: string })[]>`
    SELECT "businessId", "id", "searchText" FROM "Invoice"
    WHERE "foldedText" IS NULL LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`
  const folded = rows.map(({ searchText, ...key }) => ({ ...key, text: foldSearchText(searchText) }))
  if (folded.length > 0)
    // Raw SQL: one statement for a batch, each row with its own value.
    await tx.$executeRaw`UPDATE "Invoice" i SET "foldedText" = f."text" FROM ${toTableSql(folded)}
      WHERE i."businessId" = f."businessId" AND i."id" = f."id"`
  return rows.length
}

/** Builds a table `f` of the rows, as SQL. */
const toTableSql = (rows: (Key & { text: string })[]): Prisma.Sql => Prisma.sql`
  unnest(${rows.map(({ businessId }) => businessId)}::int[], ${rows.map(({ id }) => id)}::int[], ${rows.map(({ text }) => text)}::text[])
    AS f("businessId", "id", "text")`
