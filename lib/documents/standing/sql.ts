import 'server-only'
import type { Day } from '@/lib/kernel/dates'
import { Prisma } from '@/lib/platform/db/generated/client'
import {
  DOCUMENT_KINDS,
  invoicesThatMean,
  statusesThatMean,
  type Meaning,
} from '@/lib/documents/lifecycle/kinds'
import { balanceIn, isOverdueIn, isPartPaidIn, isToPayIn, owedIn, payableIn, type Language } from './rules'

const { sql, raw, join } = Prisma

/** A day as SQL. */
export const daySql = (day: Day): Prisma.Sql => sql`${day}::text::date`

/** A kind and a state that mean something as a condition. Written out, so that an index over such rows alone is taken. */
function means(meaning: Meaning, alias: string): Prisma.Sql {
  const [kind, status] = [raw(`${alias}."kind"`), raw(`${alias}."status"`)]
  const meant = statusesThatMean(meaning)
  const kinds = meant.map(([one]) => one)
  const isAlike = meant.every(([, statuses]) => String(statuses) === String(meant[0]![1]))
  if (!isAlike) throw new Error(`The kinds that are ${meaning} are not so in the same states`)
  const holds = isOneOf(status, meant[0]![1])
  return kinds.length === DOCUMENT_KINDS.length ? holds : sql`(${isOneOf(kind, kinds)} AND ${holds})`
}

const isOneOf = (column: Prisma.Sql, values: readonly string[]) => {
  const all = values.map((value) => raw(`'${value}'`))
  return all.length === 1 ? sql`${column} = ${all[0]!}` : sql`${column} IN (${join(all)})`
}

const language = (alias: string): Language<Prisma.Sql, Prisma.Sql, Prisma.Sql> => ({
  means: (meaning) => means(meaning, alias),
  totalAmount: raw(`${alias}."totalAmount"`),
  withheldAmount: raw(`${alias}."withheldAmount"`),
  amountPaid: raw(`${alias}."amountPaid"`),
  dueDate: raw(`${alias}."dueDate"`),
  minus: (from, what) => sql`(${from} - ${what})`,
  isMore: (sum) => sql`${sum} > 0`,
  isBefore: (day, other) => sql`${day} < ${other}`,
  both: (one, other) => sql`(${one} AND ${other})`,
  only: (where, sum) => sql`CASE WHEN ${where} THEN ${sum} ELSE 0 END`,
})

/** How the rows of "Invoice" stand, as SQL: by the rules of rules.ts, as `standingOf` has them for one. */
export function standingSql(alias = 'i') {
  const columns = language(alias)
  return {
    means: columns.means,
    isOwed: columns.means('owed'),
    payable: payableIn(columns),
    balance: balanceIn(columns),
    owed: owedIn(columns),
    isToPay: isToPayIn(columns),
    isPartPaid: isPartPaidIn(columns),
    /** @param today a column with the day of each row's business */
    isOverdueOn: (today: Prisma.Sql) => isOverdueIn(columns, today),
    isOverdue: (today: Day) => isOverdueIn(columns, daySql(today)),
  }
}

/** A kind and a state that mean something, as a filter of Prisma's. */
export const documentMeans = (meaning: Meaning) =>
  ({
    OR: statusesThatMean(meaning).map(([kind, statuses]) => ({ kind, status: { in: [...statuses] } })),
  }) satisfies Prisma.InvoiceWhereInput

/** A state of an invoice that means something, as a filter of Prisma's. */
export const invoiceMeans = (meaning: Meaning) =>
  ({ kind: 'INVOICE', status: { in: invoicesThatMean(meaning) } }) satisfies Prisma.InvoiceWhereInput
