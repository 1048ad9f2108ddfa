import { formatDayInline } from '@/lib/core/dates'
import { formatRecurrence } from '@/lib/documents/recurrence/recurrence-dates'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleSummary } from './schedule-card'

export const toScheduleSummary = (schedule: Schedule): ScheduleSummary => ({
  recurrence: formatRecurrence(schedule),
  nextDates: schedule.nextDates.map(formatDayInline),
  missedDates: schedule.missedDates.map(formatDayInline),
})
