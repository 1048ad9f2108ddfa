import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { Actor } from '@/lib/core/access/actor'
import { isCoveredSql, unusedCreditSql } from '@/lib/documents/client-credit/queries'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { Prisma } from '@/lib/platform/db/generated/client'
import { addDays, toDateColumn, type Day } from '@/lib/core/dates'
import { QUIET_DAYS } from '@/lib/reminders/reminder-rules'

const { sql } = Prisma

/** Columns that only some kinds of actions have. */
const NO_MAIL = sql`NULL AS "mailId", '[]'::json AS "to"`
const NO_CREDIT = sql`0 AS "credit", NULL AS "remindedAt", NULL AS "obstacle"`

/** Maximum number of rows read for each kind; of overdue invoices, as many as one call can send reminders for. */
const MAX_SCANNED = 100
/** Maximum number of actions of every other kind. */
const MAX_PER_KIND = 5
/** Days after which a failed email is no longer suggested. */
const FAILED_DAYS = 14

/**
 * Returns the query for suggested actions, as one JSON list of `SuggestedActionRecord`s. Each part reads a limited
 * number of rows off an index. Of overdue invoices it takes the hundred with the latest due dates, sorted longest
 * overdue first.
 * @param today the user's day
 */
export function suggestedActionsSql(actor: Actor, today: Day, now: Date): Prisma.Sql {
  const day = (count: number) => sql`${toDateColumn(addDays(today, count))}::date`
  const before = (days: number) => subDays(now, days, { in: utc })
  const { balance, isOverdue, isToPay, means } = paymentStatusSql()
  // A failed email is suggested until it is old, or another email about the invoice was queued after it.
  const isRelevantFailure = sql`m."createdAt" > ${before(FAILED_DAYS)} AND NOT EXISTS (
    SELECT 1 FROM "OutboxMail" n
    WHERE n."businessId" = ${actor.businessId} AND n."invoiceId" = m."invoiceId" AND n."id" > m."id")`
  const documentColumns = (
    amount: Prisma.Sql,
  ) => sql`i."id" AS "invoiceId", i."invoiceNumber", c."title" AS "clientName",
    i."currency", ${amount} AS "amount", i."dueDate"`
  const invoiceColumns = documentColumns(balance)
  const quoteColumns = documentColumns(sql`i."totalAmount"`)
  return sql`
    SELECT json_agg(a) FROM (
      (SELECT 'FAILED' AS "kind", ${invoiceColumns}, m."ref"::text AS "mailId", 
        to_json(CASE WHEN cardinality(m."only") > 0 THEN m."only" ELSE m."to" || m."cc" || m."bcc" END) AS "to", false AS "isSeries", ${NO_CREDIT}
      FROM (
        SELECT * FROM "OutboxMail" WHERE "businessId" = ${actor.businessId} AND "status" = 'FAILED' ORDER BY "id" DESC LIMIT ${MAX_SCANNED}
      ) m
      JOIN "Invoice" i ON i."id" = m."invoiceId" AND i."businessId" = m."businessId" AND ${means('underWay')}
      JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
      WHERE ${isRelevantFailure}
      ORDER BY m."id" DESC LIMIT ${MAX_PER_KIND})
      UNION ALL
      (SELECT 'OVERDUE', ${invoiceColumns}, NULL, json_build_array(c."email"), false,
        coalesce(${unusedCreditSql()}, 0), to_char(r."at", 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        CASE
          WHEN c."deletedAt" IS NOT NULL THEN 'CLIENT_DELETED'
          WHEN c."email" IS NULL THEN 'NO_ADDRESS'
          WHEN i."publicTokenHash" IS NULL AND EXISTS (
            SELECT 1 FROM "Event" e
            WHERE e."businessId" = ${actor.businessId} AND e."invoiceId" = i."id" AND e."type" = 'LINK_REVOKED'
          ) THEN 'LINK_REVOKED'
          WHEN r."at" > ${before(QUIET_DAYS)} THEN 'REMINDED'
          WHEN ${isCoveredSql()} THEN 'COVERED'
        END
      FROM (
        SELECT * FROM "Invoice" i
        WHERE "businessId" = ${actor.businessId} AND ${isOverdue(today)} AND ${isToPay}
        ORDER BY "dueDate" DESC, "id" DESC LIMIT ${MAX_SCANNED}
      ) i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
      CROSS JOIN LATERAL (
        SELECT max(coalesce(m."sentAt", m."createdAt")) AS "at" FROM "OutboxMail" m
        WHERE m."businessId" = ${actor.businessId} AND m."invoiceId" = i."id" AND m."kind" = 'REMINDER'
          AND m."status" IN ('QUEUED', 'SENDING', 'SENT')
      ) r
      ORDER BY i."dueDate", i."id")
      UNION ALL
      (SELECT 'ACCEPTED', ${quoteColumns}, ${NO_MAIL}, false, ${NO_CREDIT}
      FROM (
        SELECT * FROM "Invoice" i WHERE "businessId" = ${actor.businessId} AND ${means('accepted')} ORDER BY "id" DESC LIMIT ${MAX_SCANNED}
      ) i
      JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId" AND c."deletedAt" IS NULL
      WHERE NOT EXISTS (
        SELECT 1 FROM "Invoice" m
        WHERE m."businessId" = ${actor.businessId} AND m."sourceId" = i."id" AND NOT ${paymentStatusSql('m').means('cancelled')})
      ORDER BY i."id" DESC LIMIT ${MAX_PER_KIND})
      UNION ALL
      (SELECT 'DRAFT', ${invoiceColumns}, ${NO_MAIL},
        EXISTS (SELECT 1 FROM "ScheduleRun" r WHERE r."businessId" = ${actor.businessId} AND r."invoiceId" = i."id"), ${NO_CREDIT}
      FROM (
        SELECT * FROM "Invoice" i WHERE "businessId" = ${actor.businessId} AND i."kind" = 'INVOICE' AND ${means('draft')} ORDER BY "id" DESC LIMIT ${MAX_SCANNED}
      ) i
      JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId" AND c."email" IS NOT NULL AND c."deletedAt" IS NULL
      WHERE NOT EXISTS (
        SELECT 1 FROM "OutboxMail" m
        WHERE m."businessId" = ${actor.businessId} AND m."invoiceId" = i."id"
          AND (m."status" IN ('QUEUED', 'SENDING') OR m."status" = 'FAILED' AND ${isRelevantFailure}))
      ORDER BY i."id" DESC LIMIT ${MAX_PER_KIND})
      UNION ALL
      (SELECT 'SOON', ${invoiceColumns}, ${NO_MAIL}, false, ${NO_CREDIT}
      FROM "Invoice" i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
      WHERE i."businessId" = ${actor.businessId} AND ${isToPay}
        AND i."dueDate" BETWEEN ${day(0)} AND ${day(1)}
      ORDER BY i."dueDate", i."id" LIMIT ${MAX_PER_KIND})
      UNION ALL
      (SELECT 'ENDS', ${quoteColumns}, ${NO_MAIL}, false, ${NO_CREDIT}
      FROM "Invoice" i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
      WHERE i."businessId" = ${actor.businessId} AND ${means('offered')}
        AND i."dueDate" BETWEEN ${day(0)} AND ${day(1)}
      ORDER BY i."dueDate", i."id" LIMIT ${MAX_PER_KIND})
    ) a`
}
