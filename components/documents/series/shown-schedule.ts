import { formatDayInline } from '@/lib/kernel/dates'
import { formatRecurrence } from '@/lib/documents/rhythm/schedule'
import type { Schedule } from '@/lib/series/types'
import type { ScheduleSummary } from './schedule-card'

/** A schedule in the words its cards show. */
export const toScheduleSummary = (schedule: Schedule): ScheduleSummary => ({
  rhythm: formatRecurrence(schedule),
  nextDates: schedule.nextDates.map(formatDayInline),
  missedDates: schedule.missedDates.map(formatDayInline),
})
