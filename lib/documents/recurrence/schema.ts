import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { day, requiredChoice, ALWAYS_RUN } from '@/lib/core/validation'
import { CATCH_UPS, frequencies } from './types'
import { fieldMessage } from '@/lib/core/validation/field-message'

export const ENDS_TOO_EARLY = fieldMessage('recurrence.ends-too-early')

const NOT_WHOLE = fieldMessage('recurrence.whole-number')
const TOO_LOW = fieldMessage('field.min', { min: 1 })
const tooHigh = (max: number) => fieldMessage('field.max', { max })
const MAX_EVERY = 99
const MAX_RUNS = 999
const wholeNumber = z.number({ error: NOT_WHOLE }).int(NOT_WHOLE)

/** Recurrence of a RECURRING invoice. The first date is the invoice's `recurringDate`. */
export const repeatSchema = z.strictObject({
  frequency: requiredChoice(frequencies, 'recurrence.frequency-required'),
  every: wholeNumber.min(1, TOO_LOW).max(MAX_EVERY, tooHigh(MAX_EVERY)).default(1),
  endsOn: z
    .union([z.literal('').transform(() => null), day('recurrence.end-date-required')])
    .nullish()
    .transform((value) => value ?? null),
  maxRuns: wholeNumber
    .min(1, TOO_LOW)
    .max(MAX_RUNS, tooHigh(MAX_RUNS))
    .nullish()
    .transform((value) => value ?? null),
  autoSend: z.boolean().default(false),
})
export type RepeatInput = z.output<typeof repeatSchema>

/** Body of `PATCH /api/invoices/{id}/schedule`. */
export const scheduleSchema = repeatSchema
  .extend({ startsOn: day('recurrence.start-date-required') })
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
export const scheduleDaySchema = z.strictObject({ day: day('api.schedule-day') })
export const catchUpSchema = z.strictObject({
  missed: requiredChoice(CATCH_UPS, 'recurrence.missed'),
})
export const scheduleActionSchema = z.union([scheduleDaySchema, catchUpSchema])
