import { db } from '@/lib/platform/db/client'

/** Returns all rows of a business as text, without attempt counters and last-seen times. */
export async function readBusinessRows(businessId: number): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'businessId' AND table_schema = 'public' AND table_name <> 'Session' ORDER BY 1`
  const parts = tables.map(
    ({ name }) => `SELECT '${name}' || t::text AS row FROM "${name}" t WHERE "businessId" = $1`,
  )
  parts.push('SELECT t::text FROM "Business" t WHERE id = $1')
  const rows = await db.$queryRawUnsafe<{ row: string }[]>(
    `SELECT string_agg(row, E'\n' ORDER BY row) AS row FROM (${parts.join(' UNION ALL ')}) r`,
    businessId,
  )
  return rows[0]!.row
}
