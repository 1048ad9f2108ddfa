import { Client } from 'pg'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

interface Plan {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/**
 * Runs VACUUM ANALYZE, so that plans reflect rows just written. Uses its own connection, because VACUUM can't run in a
 * transaction and the application's client always uses one.
 */
export async function vacuum(...tables: string[]): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(`VACUUM ANALYZE ${tables.map((name) => `"${name}"`).join(', ')}`)
  } finally {
    await client.end()
  }
}

/** Explains a query with some planner methods disabled. */
async function explainQuery(query: Prisma.Sql, off: string[]): Promise<Plan[]> {
  const results = await db.$transaction([
    ...off.map((way) => db.$executeRawUnsafe(`SET LOCAL enable_${way} = off`)),
    db.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${query.text}`,
      ...query.values,
    ),
  ])
  const [{ 'QUERY PLAN': explained }] = results.at(-1) as [{ 'QUERY PLAN': { Plan: Plan }[] }]
  const nodes = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
  return nodes(explained[0]!.Plan)
}

/**
 * Returns the number of rows of a table that a query reads, including rows it filters out.
 * - For lists (`inOrder`), sorting is disabled to test that an index provides the order: for a few thousand rows
 *   PostgreSQL might sort anyway.
 * - Otherwise, sequential scans are disabled to test that an index applies.
 */
export async function countRowsRead(query: Prisma.Sql, table: string, inOrder = true): Promise<number> {
  const nodes = await explainQuery(query, [inOrder ? 'sort' : 'seqscan'])
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
}

/** Returns the number of rows `work` reads of a table, from PostgreSQL's transaction statistics. */
export const countRowsReadBy = (
  work: (tx: Transaction) => Promise<unknown>,
  table: string,
): Promise<number> =>
  db.$transaction(async (tx) => {
    await work(tx)
    const [row] = await tx.$queryRaw<{ rows: number }[]>`
      SELECT (seq_tup_read + idx_tup_fetch)::int AS "rows" FROM pg_stat_xact_user_tables WHERE relname = ${table}`
    return row!.rows
  })

/** Returns the number of rows, of any business, that a table's indexes return for an unordered query. */
export const countIndexRows = async (query: Prisma.Sql, table: string): Promise<number> =>
  (await explainQuery(query, ['seqscan', 'indexscan']))
    .filter((node) => node['Index Name']?.startsWith(`${table}_`))
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0)

/** Lists the indexes a query uses, planned as for very many rows. */
export const listIndexesRead = async (query: Prisma.Sql): Promise<string[]> =>
  (await explainQuery(query, ['seqscan', 'nestloop', 'mergejoin', 'bitmapscan'])).flatMap(
    (node) => node['Index Name'] ?? [],
  )
