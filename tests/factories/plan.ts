import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/**
 * How many rows of a table a query touches, kept or not. Of a list (`inOrder`) it asks whether an index brings them in order: left to
 * itself PostgreSQL may as well sort a few thousand rows, as the statistics of the moment have it. Of anything else it asks whether
 * an index serves, where a few thousand rows of others may as well be read past.
 */
export async function rowsRead(query: Prisma.Sql, table: string, inOrder = true): Promise<number> {
  const [, [plan]] = await db.$transaction([
    db.$executeRawUnsafe(`SET LOCAL ${inOrder ? 'enable_sort' : 'enable_seqscan'} = off`),
    db.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${query.text}`,
      ...query.values,
    ),
  ])
  const count = (node: Plan): number =>
    (node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0) + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0)
  return count(plan!['QUERY PLAN'][0]!.Plan)
}
