import 'server-only'
import { db, type Db } from '@/lib/db/client'
import { fromDateColumn } from '@/lib/dates'
import { progressOf, toRule } from './rows'
import { nextDates } from './schedule'
import type { Schedule, ScheduleStatus } from './types'

const SHOWN = 5

/** The schedule of a recurring invoice, or null when it has none. */
export async function getSchedule(userId: number, invoiceId: number, tx: Db = db): Promise<Schedule | null> {
  const row = await tx.schedule.findUnique({ where: { invoiceId_userId: { invoiceId, userId } } })
  if (!row) return null
  const rule = toRule(row)
  const { written } = await progressOf(tx, row)
  return {
    ...rule,
    status: row.status as ScheduleStatus,
    autoSend: row.autoSend,
    problem: row.problem,
    written,
    nextDates: row.nextDay ? nextDates(rule, SHOWN, { from: fromDateColumn(row.nextDay), written }) : [],
  }
}
