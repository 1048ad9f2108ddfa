import 'server-only'
import type { Day } from '@/lib/core/dates'
import { Prisma } from '@/lib/platform/db/generated/client'
import {
  DOCUMENT_KINDS,
  listInvoiceStatusesInGroup,
  listStatusesInGroup,
  type StatusGroup,
} from '@/lib/documents/lifecycle/kinds'

const { sql, raw, join } = Prisma

export const toDateSql = (day: Day): Prisma.Sql => sql`${day}::text::date`

/**
 * SQL predicate for a status group. Values are inlined, not parameters, so that the planner can use partial indexes.
 */
function isInGroupSql(group: StatusGroup, alias: string): Prisma.Sql {
  const [kind, status] = [raw(`${alias}."kind"`), raw(`${alias}."status"`)]
  const statusesByKind = listStatusesInGroup(group)
  const kinds = statusesByKind.map(([one]) => one)
  const haveSameStatuses = statusesByKind.every(
    ([, statuses]) => String(statuses) === String(statusesByKind[0]![1]),
  )
  if (!haveSameStatuses) throw new Error(`The kinds that are ${group} are not so in the same states`)
  const hasStatus = isOneOfSql(status, statusesByKind[0]![1])
  return kinds.length === DOCUMENT_KINDS.length
    ? hasStatus
    : sql`(${isOneOfSql(kind, kinds)} AND ${hasStatus})`
}

const isOneOfSql = (column: Prisma.Sql, values: readonly string[]) => {
  const literals = values.map((value) => raw(`'${value}'`))
  return literals.length === 1 ? sql`${column} = ${literals[0]!}` : sql`${column} IN (${join(literals)})`
}

/**
 * Returns the rules of `payment-status.ts` as SQL over rows of "Invoice".
 * @param alias of the table in the query
 */
export function paymentStatusSql(alias = 'i') {
  const column = (name: string) => raw(`${alias}."${name}"`)
  const isOwed = isInGroupSql('owed', alias)
  const payable = sql`(${column('totalAmount')} - ${column('withheldAmount')})`
  const balance = sql`(${payable} - ${column('amountPaid')})`
  const isToPay = sql`(${isOwed} AND ${balance} > 0)`
  /** @param today a column with the current date of each row's business */
  const isOverdueOn = (today: Prisma.Sql) => sql`(${isToPay} AND ${column('dueDate')} < ${today})`
  return {
    means: (group: StatusGroup) => isInGroupSql(group, alias),
    isOwed,
    payable,
    balance,
    owed: sql`CASE WHEN ${isOwed} THEN ${balance} ELSE 0 END`,
    isToPay,
    isOverdueOn,
    isOverdue: (today: Day) => isOverdueOn(toDateSql(today)),
  }
}

/** Returns a status group as a Prisma filter. */
export const whereInStatusGroup = (group: StatusGroup) =>
  ({
    OR: listStatusesInGroup(group).map(([kind, statuses]) => ({ kind, status: { in: [...statuses] } })),
  }) satisfies Prisma.InvoiceWhereInput

/** Returns the invoice statuses of a group as a Prisma filter. */
export const whereInvoiceInStatusGroup = (group: StatusGroup) =>
  ({
    kind: 'INVOICE',
    status: { in: listInvoiceStatusesInGroup(group) },
  }) satisfies Prisma.InvoiceWhereInput
