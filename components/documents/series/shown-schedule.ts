import { proseDay } from '@/lib/kernel/dates'
import { rhythmText } from '@/lib/documents/rhythm/schedule'
import type { Schedule } from '@/lib/series/types'
import type { ShownSchedule } from './schedule-card'

/** A schedule in the words its cards show. */
export const shownSchedule = (schedule: Schedule): ShownSchedule => ({
  rhythm: rhythmText(schedule),
  nextDates: schedule.nextDates.map(proseDay),
  missedDates: schedule.missedDates.map(proseDay),
})
