import { proseDay } from '@/lib/dates'
import { rhythmText } from '@/lib/recurring/schedule'
import type { Schedule } from '@/lib/recurring/types'
import type { ShownSchedule } from './schedule-card'

/** A schedule in the words its cards show. */
export const shownSchedule = (schedule: Schedule): ShownSchedule => ({
  rhythm: rhythmText(schedule),
  nextDates: schedule.nextDates.map(proseDay),
  missedDates: schedule.missedDates.map(proseDay),
})
