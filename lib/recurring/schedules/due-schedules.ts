import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, getLastDueDay, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { Prisma } from '@/lib/platform/db/generated/client'
import { activeBusiness, isActiveSql } from '@/lib/auth/users/memberships'

const { sql } = Prisma

interface SendingClock {
  timeZone: string
  sendingHour: number
}

/** Primary key of a recurring schedule. */
export interface ScheduleKey {
  businessId: BusinessId
  id: number
}

/** Today in the business's time zone, and the latest date whose invoices may be written by now. */
export interface ScheduleDueDates {
  today: Day
  lastDueDay: Day
}

/**
 * Returns how far a schedule may run. Invoices sent automatically wait for the business's sending hour; drafts are
 * written when the day begins.
 */
export const getDueDates = (
  { timeZone, sendingHour }: SendingClock,
  autoSend: boolean,
  now: Date,
): ScheduleDueDates => {
  const today = todayIn(timeZone, now)
  return { today, lastDueDay: autoSend ? getLastDueDay(timeZone, sendingHour, now) : today }
}

/** Returns today in the time zone that is ahead of all others. */
const getFurthestDay = (now: Date): Day => todayIn('Pacific/Kiritimati', now)

/** Counts the schedules of a business that are due. */
export async function countDueSchedules(actor: Actor, now: Date): Promise<number> {
  const rows = await db.recurringSchedule.findMany({
    where: {
      businessId: actor.businessId,
      status: 'ACTIVE',
      nextDay: { lte: toDateColumn(getFurthestDay(now)) },
      business: activeBusiness,
    },
    select: { nextDay: true, autoSend: true, business: { select: { timeZone: true, sendingHour: true } } },
  })
  return rows.filter(
    ({ nextDay, autoSend, business }) =>
      fromDateColumn(nextDay!) <= getDueDates(business, autoSend, now).lastDueDay,
  ).length
}

interface DueScheduleOptions {
  limit: number
  except: ScheduleKey[]
  only: ScheduleKey | undefined
}

/** Lists the schedules that are due in their business's time zone, longest overdue first. */
export async function listDueSchedules(
  now: Date,
  options: DueScheduleOptions,
): Promise<(ScheduleKey & ScheduleDueDates)[]> {
  // Raw SQL: DISTINCT over a join.
  const clocks = await db.$queryRaw<SendingClock[]>`
    SELECT DISTINCT b."timeZone", b."sendingHour" ${soonDueSql(now, options.only)}`
  // Raw SQL: a day for each business's clock; keys of two columns.
  const rows = await db.$queryRaw<(ScheduleKey & SendingClock & { autoSend: boolean })[]>(
    dueSchedulesSql(clocks, now, options),
  )
  return rows.map(({ businessId, id, autoSend, ...clock }) => ({
    businessId,
    id,
    ...getDueDates(clock, autoSend, now),
  }))
}

/** Selects the schedules that are due in at least one time zone. */
const soonDueSql = (now: Date, only?: ScheduleKey) => sql`
  FROM "Schedule" s JOIN "Business" b ON b."id" = s."businessId" JOIN "User" o ON o."id" = b."ownerId"
  WHERE s."status" = 'ACTIVE' AND s."nextDay" <= ${getFurthestDay(now)}::date
    AND ${isActiveSql('o')}
    ${only ? sql`AND s."businessId" = ${only.businessId} AND s."id" = ${only.id}` : Prisma.empty}`

/** Selects the due schedules by the clock of their business. Due dates are computed per clock, not per schedule. */
export function dueSchedulesSql(
  clocks: SendingClock[],
  now: Date,
  { limit, except, only }: DueScheduleOptions,
): Prisma.Sql {
  const getLastDueDate = (clock: SendingClock, autoSend: boolean) =>
    getDueDates(clock, autoSend, now).lastDueDay
  const reaches = Object.fromEntries(
    clocks.map((clock) => [
      `${clock.timeZone} ${clock.sendingHour}`,
      { true: getLastDueDate(clock, true), false: getLastDueDate(clock, false) },
    ]),
  )
  const [users, ids] = [except.map(({ businessId }) => businessId), except.map(({ id }) => id)]
  // Materialized, because otherwise the sort order makes PostgreSQL look up owners row by row until `limit` is
  // reached.
  return sql`
    WITH soon AS MATERIALIZED (
      SELECT s."businessId", s."id", s."autoSend", s."nextDay", b."timeZone", b."sendingHour" ${soonDueSql(now, only)}
        AND (s."businessId", s."id") NOT IN (SELECT * FROM unnest(${users}::int[], ${ids}::int[]))
    )
    SELECT "businessId", "id", "autoSend", "timeZone", "sendingHour" FROM soon
    WHERE "nextDay" <= (
      ${JSON.stringify(reaches)}::jsonb -> concat_ws(' ', "timeZone", "sendingHour") ->> "autoSend"::text)::date
    ORDER BY "nextDay", "businessId", "id" LIMIT ${limit}`
}
