import 'server-only'
import { db } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { dayReached } from '@/lib/kernel/dates'
import { activeUser } from '@/lib/business/queries'

interface Clock {
  timeZone: string
  sendingHour: number
}

/** A series, by whose it is and its id there. */
export interface SeriesKey {
  userId: number
  id: number
}

/** The day it is where a series' owner lives, and the last day whose invoices may be written by now. */
export interface Reach {
  today: Day
  reached: Day
}

/** What is sent by itself waits for the hour its owner chose; a draft is there when the day begins. */
export const reachOf = ({ timeZone, sendingHour }: Clock, autoSend: boolean, now: Date): Reach => {
  const today = todayIn(timeZone, now)
  return { today, reached: autoSend ? dayReached(timeZone, sendingHour, now) : today }
}

/** How many series of a user are due by now. */
export async function countDueSeries(userId: number, now: Date): Promise<number> {
  const rows = await db.schedule.findMany({
    where: { userId, status: 'ACTIVE', nextDay: { not: null }, user: activeUser },
    select: { nextDay: true, autoSend: true, user: { select: { timeZone: true, sendingHour: true } } },
  })
  return rows.filter(
    ({ nextDay, autoSend, user }) => fromDateColumn(nextDay!) <= reachOf(user, autoSend, now).reached,
  ).length
}

/** The series that are due where their owners live, the longest overdue first. */
export async function dueSeries(
  now: Date,
  { limit, except, only }: { limit: number; except: SeriesKey[]; only: SeriesKey | undefined },
): Promise<(SeriesKey & Reach)[]> {
  // No place on earth is further ahead than this.
  const soon = toDateColumn(addDays(now.toISOString().slice(0, 10), 1))
  const candidates = {
    status: 'ACTIVE',
    nextDay: { lte: soon },
    ...only,
    NOT: except,
  } satisfies Prisma.ScheduleWhereInput
  const clocks = await db.user.findMany({
    where: { ...activeUser, schedules: { some: candidates } },
    distinct: ['timeZone', 'sendingHour'],
    select: { timeZone: true, sendingHour: true },
  })
  // Every zone whose clocks have come as far is one condition.
  const zones = new Map<
    string,
    { when: Prisma.ScheduleWhereInput; owner: Prisma.UserWhereInput; in: string[] }
  >()
  for (const clock of clocks)
    for (const autoSend of [false, true]) {
      const { reached } = reachOf(clock, autoSend, now)
      const { sendingHour } = clock
      const key = `${reached} ${autoSend ? sendingHour : ''}`
      const entry = zones.get(key) ?? {
        when: { nextDay: { lte: toDateColumn(reached) }, autoSend },
        owner: { ...activeUser, ...(autoSend && { sendingHour }) },
        in: [],
      }
      zones.set(key, { ...entry, in: [...entry.in, clock.timeZone] })
    }
  const rows = await db.schedule.findMany({
    where: {
      ...candidates,
      OR: [...zones.values()].map((zone) => ({
        ...zone.when,
        user: { ...zone.owner, timeZone: { in: zone.in } },
      })),
    },
    orderBy: [{ nextDay: 'asc' }, { userId: 'asc' }, { id: 'asc' }],
    take: limit,
    select: {
      userId: true,
      id: true,
      autoSend: true,
      user: { select: { timeZone: true, sendingHour: true } },
    },
  })
  return rows.map(({ userId, id, autoSend, user }) => ({ userId, id, ...reachOf(user, autoSend, now) }))
}
