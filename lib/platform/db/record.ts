import 'server-only'
import { Prisma } from './generated/client'

/** The names of columns, each in quotes. */
export const columnsSql = (names: readonly string[]): Prisma.Sql =>
  Prisma.raw(names.map((name) => `"${name}"`).join(', '))

/**
 * Rows as a table of a statement, by one text whatever columns they have: the database reads each value as the type of its
 * column in `table`. A day or time is read as it stands in UTC.
 */
export const rowsSql = (table: Prisma.ModelName, rows: object[]): Prisma.Sql =>
  Prisma.sql`jsonb_populate_recordset(NULL::${columnsSql([table])}, ${JSON.stringify(rows)}::jsonb)`
