import 'server-only'
import type { BusinessId, BusinessScope } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { addDays, getLastDueDay, todayIn, type Day } from '@/lib/core/dates'
import { isActiveSql } from '@/lib/auth/users/memberships'
import { MANUAL_CAUSE, getRemindedDueDates } from './reminder-rules'
import { isCoveredSql } from '@/lib/documents/client-credit/queries'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'

const { sql } = Prisma

/** Reminders per query: each one scans the unpaid invoices of the due dates again. */
const BATCH = 5000

/** Due reminder of an invoice; `day` is relative to the due date. */
export interface DueReminder {
  businessId: BusinessId
  invoiceId: number
  dueDate: Day
  day: number
  /**
   * True if the client's unused credit covers everything they owe in the currency; then the owner is notified
   * instead.
   */
  isCovered: boolean
}

/** Due reminder days, by business clock (`clockKey`) and due date. */
export type DueDates = Record<string, Record<Day, number>>

interface BusinessClock {
  timeZone: string
  hour: number
  /** Value of `clockKey`. */
  key: string
  days: number[]
}

const clockKey = sql`concat_ws(' ', b."timeZone", b."reminderHour", b."reminderDays")`

/** Matches businesses that send reminders. Must be the condition of the partial index `Business_reminders_idx`. */
const isReminding = sql`b."reminderDays" <> '{}'`

/** Selects the distinct clocks of all businesses that send reminders, or of one. */
export const dueClocksSql = (only?: BusinessScope): Prisma.Sql => sql`
  SELECT DISTINCT b."timeZone", b."reminderHour" AS "hour", b."reminderDays" AS "days", ${clockKey} AS "key"
  FROM "Business" b JOIN "User" o ON o."id" = b."ownerId" AND ${isActiveSql('o')} WHERE ${isReminding} ${only ? sql`AND b."id" = ${only.businessId}` : Prisma.empty}`

/** Returns the due dates with a reminder due now. The rules run once per clock, not once per invoice. */
export async function getDueDates(now: Date, only?: BusinessScope): Promise<DueDates> {
  // Raw SQL: DISTINCT over a join.
  const clocks = await db.$queryRaw<BusinessClock[]>(dueClocksSql(only))
  return Object.fromEntries(
    clocks.map(({ timeZone, hour, days, key }) => [
      key,
      getRemindedDueDates(days, getLastDueDay(timeZone, hour, now)),
    ]),
  )
}

interface DueReminderOptions {
  /** Keyset cursor: returns only rows after this one. */
  after?: { businessId: BusinessId; invoiceId: number }
  /** Limits the query to one business, or one invoice. */
  only?: { businessId: BusinessId; invoiceId?: number }
  limit?: number
}

/**
 * Selects due reminders that are not queued yet, ordered by business. One covered by credit is included until its
 * owner was notified. The index `Invoice_reminders_idx` limits the scan to unpaid invoices with these due dates.
 */
export const dueRemindersSql = (
  dueDates: DueDates,
  { after, only, limit = BATCH }: DueReminderOptions = {},
): Prisma.Sql => sql`
  WITH unpaid AS MATERIALIZED (
    SELECT i."businessId", i."id", i."clientId", i."currency", to_char(i."dueDate", 'YYYY-MM-DD') AS "dueDate", b."timeZone", ${clockKey} AS "key"
    FROM "Invoice" i JOIN "Business" b ON b."id" = i."businessId"
      JOIN "User" o ON o."id" = b."ownerId" AND ${isActiveSql('o')}
    WHERE ${paymentStatusSql().isOwed} AND i."reminders" AND i."totalAmount" > 0 AND ${isReminding}
      AND i."dueDate" = ANY(${[...new Set(Object.values(dueDates).flatMap(Object.keys))]}::text[]::date[])
      ${after ? sql`AND (i."businessId", i."id") > (${after.businessId}, ${after.invoiceId})` : Prisma.empty}
      ${only ? sql`AND i."businessId" = ${only.businessId}` : Prisma.empty}
      ${only?.invoiceId === undefined ? Prisma.empty : sql`AND i."id" = ${only.invoiceId}`}
  ), unqueued AS MATERIALIZED (
    SELECT d.* FROM (
      SELECT *, (${JSON.stringify(dueDates)}::jsonb -> "key" ->> "dueDate")::int AS "day" FROM unpaid
    ) d
    WHERE d."day" IS NOT NULL AND NOT EXISTS (
      SELECT FROM "OutboxMail" m
      WHERE m."businessId" = d."businessId" AND m."cause" = 'reminder ' || d."id" || ' ' || d."dueDate" || ' ' || d."day")
  )
  SELECT d."businessId", d."id" AS "invoiceId", d."dueDate", d."day", d."timeZone", v."isCovered",
    (SELECT max(e."createdAt") FROM "Event" e
      WHERE e."businessId" = d."businessId" AND e."invoiceId" = d."id" AND e."type" = 'INVOICE_SENT') AS "sentAt",
    (SELECT max(m."createdAt") FROM "OutboxMail" m
      WHERE m."businessId" = d."businessId" AND m."invoiceId" = d."id" AND m."kind" = 'REMINDER'
        AND m."cause" LIKE ${`${MANUAL_CAUSE} %`} AND m."status" IN ('QUEUED', 'SENDING', 'SENT')) AS "remindedAt"
  FROM unqueued d JOIN "Client" c ON c."businessId" = d."businessId" AND c."id" = d."clientId"
    CROSS JOIN LATERAL (SELECT ${isCoveredSql('d')} AS "isCovered") v
  WHERE c."reminders" AND c."email" IS NOT NULL AND c."deletedAt" IS NULL
    AND NOT (v."isCovered" AND EXISTS (
      SELECT FROM "Event" e
      WHERE e."businessId" = d."businessId" AND e."invoiceId" = d."id" AND e."type" = 'REMINDER_COVERED'
        AND e."data"->>'dueDate' = d."dueDate"))
  ORDER BY d."businessId", d."id" LIMIT ${limit}`

interface Row extends DueReminder {
  timeZone: string
  /** Latest times the invoice was sent, and the user sent a reminder by hand. */
  sentAt: Date | null
  remindedAt: Date | null
}

/** False if the client got the invoice, or a reminder by hand, on the reminder's day or later. */
const isStillRelevant = ({ dueDate, day, timeZone, sentAt, remindedAt }: Row): boolean =>
  [sentAt, remindedAt].every((at) => !at || todayIn(timeZone, at) < addDays(dueDate, day))

/** Iterates over all due reminders that are not queued yet, in batches. */
export async function* iterateDueReminders(
  dueDates: DueDates,
  { only, limit = BATCH, tx = db }: Omit<DueReminderOptions, 'after'> & { tx?: Db } = {},
): AsyncGenerator<DueReminder[]> {
  let after: DueReminderOptions['after']
  for (;;) {
    // Raw SQL: a day for each business's clock; keyset over two columns.
    const rows = await tx.$queryRaw<Row[]>(dueRemindersSql(dueDates, { after, only, limit }))
    yield rows.filter(isStillRelevant)
    if (rows.length < limit) return
    after = rows.at(-1)!
  }
}
