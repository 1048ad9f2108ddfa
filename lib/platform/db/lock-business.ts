import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'

/**
 * Locks a business until the transaction ends, so that changes of its own row are serialized. Rows that reference it
 * can still be written. Returns false if it doesn't exist.
 */
export async function lockBusiness(tx: Transaction, { businessId }: BusinessScope): Promise<boolean> {
  // Raw SQL: row lock.
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Business" WHERE "id" = ${businessId} FOR NO KEY UPDATE`
  return rows.length > 0
}
