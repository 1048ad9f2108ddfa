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
 * VACUUM ANALYZE, so that plans know the rows just written. On a connection of its own: VACUUM refuses to run in a transaction, and every
 * statement of the application's client does.
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

/** How a query is run, with some ways of PostgreSQL switched off. */
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
 * How many rows of a table a query touches, kept or not. Of a list (`inOrder`) it asks whether an index brings them in order: left to
 * itself PostgreSQL may as well sort a few thousand rows, as the statistics of the moment have it. Of anything else it asks whether
 * an index serves, where a few thousand rows of others may as well be read past.
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

/** How many rows of a table `work` reads, as PostgreSQL counts for the transaction. */
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

/** How many rows the indexes of a table answer to a query that needs no order, whoever's they are. */
export const countIndexRows = async (query: Prisma.Sql, table: string): Promise<number> =>
  (await explainQuery(query, ['seqscan', 'indexscan']))
    .filter((node) => node['Index Name']?.startsWith(`${table}_`))
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0)

/** By which indexes a query reads a table, joined as for very many rows. */
export const listIndexesRead = async (query: Prisma.Sql): Promise<string[]> =>
  (await explainQuery(query, ['seqscan', 'nestloop', 'mergejoin', 'bitmapscan'])).flatMap(
    (node) => node['Index Name'] ?? [],
  )
