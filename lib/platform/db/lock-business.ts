import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'

/**
 * Holds a business until the transaction ends, so that changes of what it is, has and counts come one after the other. Rows that belong to it
 * can be written meanwhile. Answers whether it is there.
 */
export async function lockBusiness(tx: Transaction, { businessId }: BusinessScope): Promise<boolean> {
  // Raw SQL: row lock.
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Business" WHERE "id" = ${businessId} FOR NO KEY UPDATE`
  return rows.length > 0
}
