import { formatDayInline } from '@/lib/core/dates'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleSummary } from './schedule-card'

export const toScheduleSummary = (schedule: Schedule): ScheduleSummary => ({
  nextDates: schedule.nextDates.map(formatDayInline),
  missedDates: schedule.missedDates.map(formatDayInline),
})
