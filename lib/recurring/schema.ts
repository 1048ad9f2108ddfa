import { z } from 'zod'
import { day } from '@/lib/validation'
import { frequencies } from './types'

export const ENDS_TOO_EARLY = 'The end must not be before the first date'

const whole = z.number({ error: 'Please enter a whole number' }).int('Please enter a whole number')

/** How a RECURRING invoice repeats; its first day is the invoice's recurrence date. */
export const repeatSchema = z.strictObject({
  frequency: z.enum(frequencies, { error: 'Frequency is required' }),
  every: whole.min(1, 'Must be at least 1').max(99, 'Must be at most 99').default(1),
  endsOn: z
    .union([z.literal('').transform(() => null), day('End date is required')])
    .nullish()
    .transform((value) => value ?? null),
  maxRuns: whole
    .min(1, 'Must be at least 1')
    .max(999, 'Must be at most 999')
    .nullish()
    .transform((value) => value ?? null),
  autoSend: z.boolean().default(false),
})
export type RepeatInput = z.output<typeof repeatSchema>

/** What `PATCH /api/invoices/{id}/schedule` takes. */
export const scheduleSchema = repeatSchema
  .extend({ startsOn: day('Start date is required') })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    path: ['endsOn'],
    message: ENDS_TOO_EARLY,
  })
export type ScheduleInput = z.output<typeof scheduleSchema>

/** What running or skipping a day takes: the day it means, so that the same request sent twice is not two periods. */
export const scheduleDaySchema = z.strictObject({ day: day('Name the next day of the schedule') })
