import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleSummary } from './schedule-card'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

export const toScheduleSummary = (schedule: Schedule, formats: InterfaceFormats): ScheduleSummary => ({
  nextDates: schedule.nextDates.map(formats.inlineDay),
  missedDates: schedule.missedDates.map(formats.inlineDay),
})
