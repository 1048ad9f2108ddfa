import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getLastDueDay } from '@/lib/core/dates'
import { activeBusiness, isActiveSql } from '@/lib/auth/users/active-users'

const { sql } = Prisma

interface SendingClock {
  timeZone: string
  sendingHour: number
}

/** A series, by whose it is and its id there. */
export interface ScheduleKey {
  businessId: BusinessId
  id: number
}

/** The day it is where a series' owner lives, and the last day whose invoices may be written by now. */
export interface ScheduleReach {
  today: Day
  reached: Day
}

/** What is sent by itself waits for the hour its owner chose; a draft is there when the day begins. */
export const getReach = (
  { timeZone, sendingHour }: SendingClock,
  autoSend: boolean,
  now: Date,
): ScheduleReach => {
  const today = todayIn(timeZone, now)
  return { today, reached: autoSend ? getLastDueDay(timeZone, sendingHour, now) : today }
}

/** No clock on earth is further ahead than this one. */
const getFurthestDay = (now: Date): Day => todayIn('Pacific/Kiritimati', now)

/** How many series of a user are due by now. */
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
      fromDateColumn(nextDay!) <= getReach(business, autoSend, now).reached,
  ).length
}

interface DueScheduleOptions {
  limit: number
  except: ScheduleKey[]
  only: ScheduleKey | undefined
}

/** The series that are due where their owners live, the longest overdue first. */
export async function listDueSchedules(
  now: Date,
  which: DueScheduleOptions,
): Promise<(ScheduleKey & ScheduleReach)[]> {
  // Raw SQL: DISTINCT over a join.
  const clocks = await db.$queryRaw<SendingClock[]>`
    SELECT DISTINCT b."timeZone", b."sendingHour" ${soonDueSql(now, which.only)}`
  // Raw SQL: a day for each business's clock; keys of two columns.
  const rows = await db.$queryRaw<(ScheduleKey & SendingClock & { autoSend: boolean })[]>(
    dueSchedulesSql(clocks, now, which),
  )
  return rows.map(({ businessId, id, autoSend, ...clock }) => ({
    businessId,
    id,
    ...getReach(clock, autoSend, now),
  }))
}

/** What may be due somewhere on earth. */
const soonDueSql = (now: Date, only?: ScheduleKey) => sql`
  FROM "Schedule" s JOIN "Business" b ON b."id" = s."businessId" JOIN "User" o ON o."id" = b."ownerId"
  WHERE s."status" = 'ACTIVE' AND s."nextDay" <= ${getFurthestDay(now)}::date
    AND ${isActiveSql('o')}
    ${only ? sql`AND s."businessId" = ${only.businessId} AND s."id" = ${only.id}` : Prisma.empty}`

/** The same, as far as its owner's clock has come: `getReach` is asked once for each clock, not for each series. */
export function dueSchedulesSql(
  clocks: SendingClock[],
  now: Date,
  { limit, except, only }: DueScheduleOptions,
): Prisma.Sql {
  const reached = (clock: SendingClock, autoSend: boolean) => getReach(clock, autoSend, now).reached
  const reaches = Object.fromEntries(
    clocks.map((clock) => [
      `${clock.timeZone} ${clock.sendingHour}`,
      { true: reached(clock, true), false: reached(clock, false) },
    ]),
  )
  const [users, ids] = [except.map(({ businessId }) => businessId), except.map(({ id }) => id)]
  // All of them first, or the order would have each one's owner looked up by itself until a hundred are found.
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
