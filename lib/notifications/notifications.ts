import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { Member } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { rethrowOutage } from '@/lib/platform/db/errors'
import { addDays, todayIn } from '@/lib/core/dates'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { toDateSql, paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import type { Notifications } from './notification-response'
import { NOTIFICATIONS, notificationTypes, type NotificationType } from './types'

const LATEST = 20
/** Days after which notifications are dropped. */
const DAYS = 90
/** Maximum unread count: the badge shows 9+. */
const MAX_UNREAD = 10

interface Row {
  type: NotificationType
  invoiceId: number | null
  invoiceNumber: string | null
  kind: DocumentKind | null
  seriesId: number | null
  clientName: string
  at: Date
  unread: boolean
}

const eventTypes = notificationTypes.filter((type) => type !== 'OVERDUE' && type !== 'SERIES_STOPPED')
const clientTypes = eventTypes.filter((type) => 'isClientAction' in NOTIFICATIONS[type])
const actionTypes = eventTypes.filter((type) => 'isMemberAction' in NOTIFICATIONS[type])

/** Returns a member's latest notifications, newest first, and the time of this query. */
export async function listNotifications(actor: Member): Promise<Notifications> {
  const now = new Date()
  // Raw SQL: UNION over three tables, each read from its index.
  const rows = await db.$queryRaw<Row[]>`
    SELECT n."type", i."id" AS "invoiceId", i."invoiceNumber", i."kind"::text AS "kind", n."seriesId", c."title" AS "clientName", n."at",
      n."at" > m."notificationsSeenAt" AS "unread"
    FROM (
      (SELECT e."type", e."invoiceId", NULL::int AS "seriesId", e."clientId", e."createdAt" AS "at"
      FROM (${notifiedEventsSql(actor, now)}) e ORDER BY e."createdAt" DESC LIMIT ${LATEST})
      UNION ALL
      (SELECT 'OVERDUE', o."id", NULL, o."clientId", o."at"
      FROM (${overdueSql(actor, now)}) o ORDER BY o."at" DESC LIMIT ${LATEST})
      UNION ALL
      (SELECT e."type", NULL, s."id", s."clientId", e."createdAt"
      FROM (${stoppedSchedulesSql(actor, now)}) e JOIN "Schedule" s ON s."id" = e."seriesId" AND s."businessId" = ${actor.businessId}
      ORDER BY e."createdAt" DESC LIMIT ${LATEST})
    ) n
    LEFT JOIN "Invoice" i ON i."id" = n."invoiceId" AND i."businessId" = ${actor.businessId}
    JOIN "Client" c ON c."id" = n."clientId" AND c."businessId" = ${actor.businessId}
    JOIN ${membershipSql(actor)} m ON true
    ORDER BY n."at" DESC, i."id" DESC LIMIT ${LATEST}`
  return { at: now.toISOString(), items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

/** Counts unread notifications, up to ten. */
export async function countUnread(actor: Member): Promise<number> {
  const now = new Date()
  // Raw SQL: UNION over three tables, each counted to a limit.
  const [row] = await db.$queryRaw<{ unread: number }[]>`
    SELECT count(*)::int AS "unread" FROM (
      (SELECT 1 FROM (${notifiedEventsSql(actor, now)}) e
      JOIN ${membershipSql(actor)} m ON true
      WHERE e."createdAt" > m."notificationsSeenAt" LIMIT ${MAX_UNREAD})
      UNION ALL
      (SELECT 1 FROM (${stoppedSchedulesSql(actor, now)}) e
      JOIN "Schedule" s ON s."id" = e."seriesId" AND s."businessId" = ${actor.businessId}
      JOIN ${membershipSql(actor)} m ON true
      WHERE e."createdAt" > m."notificationsSeenAt" LIMIT ${MAX_UNREAD})
      UNION ALL
      (SELECT 1 FROM (${overdueSql(actor, now)}) o
      WHERE o."at" > (SELECT "notificationsSeenAt" FROM ${membershipSql(actor)} m) LIMIT ${MAX_UNREAD})
      LIMIT ${MAX_UNREAD}
    ) n`.catch(rethrowOutage)
  return row!.unread
}

/** Selects the INVOICE_PAID event of the same transaction: a payment in full is notified once, as paid. */
const settledBySql = Prisma.sql`
  SELECT 1 FROM "Event" p WHERE p."businessId" = e."businessId" AND p."invoiceId" = e."invoiceId" AND p."type" = 'INVOICE_PAID'
    AND p."createdAt" BETWEEN e."createdAt" AND e."createdAt" + interval '5 seconds'`

/**
 * Matches events that concern a member: excludes their own actions, client actions not done by link, and invoices
 * with nothing to pay or settled by credit notes.
 */
const concernsMemberSql = ({ person }: Member, alias: string) => {
  const e = Prisma.raw(alias)
  return Prisma.sql`${e}."data"->>'nothingToPay' IS NULL AND ${e}."data"->>'isCredited' IS NULL
    AND (${e}."type" <> ALL(${clientTypes}) OR ${e}."via" = 'link')
    AND (${e}."type" <> ALL(${actionTypes}) OR ${e}."via" <> 'browser' OR ${e}."actorId" IS DISTINCT FROM ${person.id} AND ${e}."via" IS NOT NULL)`
}

/** Selects the events shown as notifications: the latest of each type per invoice, as long as it still applies. */
const notifiedEventsSql = (member: Member, now: Date) => Prisma.sql`
  SELECT e."type", e."invoiceId", e."createdAt", i."clientId"
  FROM "Event" e JOIN "Invoice" i ON i."id" = e."invoiceId" AND i."businessId" = e."businessId"
  WHERE e."businessId" = ${member.businessId} AND e."type" = ANY(${eventTypes}) AND e."createdAt" > ${getEarliest(now)}
    AND ${concernsMemberSql(member, 'e')}
    AND (e."type" <> 'INVOICE_PAID' OR ${paymentStatusSql().means('paid')})
    AND NOT (e."type" = 'PAYMENT_RECORDED' AND (i."amountPaid" = 0 OR EXISTS (${settledBySql})))
    AND NOT EXISTS (
      SELECT FROM "Event" n
      WHERE n."businessId" = e."businessId" AND n."invoiceId" = e."invoiceId" AND n."type" = e."type" AND n."id" > e."id"
        AND ${concernsMemberSql(member, 'n')})`

/** Selects the time until which the member has read notifications. */
const membershipSql = ({ businessId, person }: Member) => Prisma.sql`
  (SELECT "notificationsSeenAt" FROM "Membership" WHERE "businessId" = ${businessId} AND "userId" = ${person.id})`

const getEarliest = (now: Date) => subDays(now, DAYS, { in: utc })

/** Selects schedules that were paused automatically. Their first invoice may be deleted. */
const stoppedSchedulesSql = ({ businessId }: Member, now: Date) => Prisma.sql`
  SELECT "type", "createdAt", ("data"->>'seriesId')::int AS "seriesId" FROM "Event"
  WHERE "businessId" = ${businessId} AND "type" = 'SERIES_STOPPED' AND "createdAt" > ${getEarliest(now)}`

/** Selects overdue invoices, each with the start of the day after its due date in the business's time zone. */
function overdueSql({ businessId, timeZone }: Member, now: Date): Prisma.Sql {
  const today = todayIn(timeZone, now)
  return Prisma.sql`
    SELECT "id", "clientId", ("dueDate" + 1)::timestamp - ${getUtcOffset(timeZone, now)} * interval '1 minute' AS "at"
    FROM "Invoice" i WHERE "businessId" = ${businessId} AND ${paymentStatusSql().isOverdue(today)} AND "dueDate" > ${toDateSql(addDays(today, -DAYS))}`
}

/** Returns the minutes a time zone is ahead of UTC now; 0 for an unknown zone. */
function getUtcOffset(timeZone: string, now: Date): number {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
  } catch {
    return 0
  }
}

/** Marks notifications up to a time as read. The time never moves back, and is at most the current one. */
export async function markSeen({ businessId, person }: Member, at: string): Promise<void> {
  const now = new Date()
  const seen = new Date(at)
  const notificationsSeenAt = seen < now ? seen : now
  await db.membership.updateMany({
    where: { businessId, userId: person.id, notificationsSeenAt: { lt: notificationsSeenAt } },
    data: { notificationsSeenAt },
  })
}
