import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { day, requiredChoice, ALWAYS_RUN } from '@/lib/core/validation'
import { CATCH_UPS, frequencies } from './types'

export const ENDS_TOO_EARLY = 'The end date can’t be before the first date'

const wholeNumber = z.number({ error: 'Please enter a whole number' }).int('Please enter a whole number')

/** Recurrence of a RECURRING invoice. The first date is the invoice's `recurringDate`. */
export const repeatSchema = z.strictObject({
  frequency: requiredChoice(frequencies, 'Frequency is required'),
  every: wholeNumber.min(1, 'Must be at least 1').max(99, 'Must be at most 99').default(1),
  endsOn: z
    .union([z.literal('').transform(() => null), day('End date is required')])
    .nullish()
    .transform((value) => value ?? null),
  maxRuns: wholeNumber
    .min(1, 'Must be at least 1')
    .max(999, 'Must be at most 999')
    .nullish()
    .transform((value) => value ?? null),
  autoSend: z.boolean().default(false),
})
export type RepeatInput = z.output<typeof repeatSchema>

/** Body of `PATCH /api/invoices/{id}/schedule`. */
export const scheduleSchema = repeatSchema
  .extend({ startsOn: day('Start date is required') })
  .superRefine(({ startsOn, endsOn }, context) => {
    // Runs with all other validation, so either may still be invalid.
    if (isDay(startsOn) && endsOn && isDay(endsOn) && endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: ENDS_TOO_EARLY })
  }, ALWAYS_RUN)
export type ScheduleInput = z.output<typeof scheduleSchema>

/**
 * Bodies of the schedule's actions. Running or skipping names the date, so that a repeated request doesn't process
 * two periods. Catching up says which of the missed invoices are created.
 */
export const scheduleDaySchema = z.strictObject({ day: day('Name the next day of the schedule') })
export const catchUpSchema = z.strictObject({
  missed: requiredChoice(CATCH_UPS, 'Choose which of the missed invoices to create'),
})
export const scheduleActionSchema = z.union([scheduleDaySchema, catchUpSchema])
