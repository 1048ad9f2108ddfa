import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { contentFields, hasDeductions } from '@/lib/documents/schema'
import { validateCharges } from '@/lib/documents/totals/schema'
import { day, ALWAYS_RUN } from '@/lib/core/validation'
import { ENDS_TOO_EARLY, repeatSchema } from '@/lib/documents/recurrence/schema'
import { missedPolicies } from '@/lib/documents/recurrence/types'

const TERMS = 'Payment terms are a whole number of days'

/** What `PATCH /api/series/{id}` takes: what the series writes from now on and when, and the version it was loaded with. */
export const recurringScheduleSchema = z
  .strictObject({
    ...contentFields,
    /** Days from the issue date to the due date. */
    paymentTerms: z
      .number({ error: TERMS })
      .int(TERMS)
      .min(0, 'Payment terms must be at least 0 days')
      .max(999, 'Payment terms must be at most 999 days'),
    ...repeatSchema.shape,
    /** The day of the next invoice, which later ones are counted from. */
    nextOn: day('Choose the day of the next invoice'),
    /** What becomes of the invoices of days on which nothing ran. */
    missed: z.enum(missedPolicies).default('EACH'),
    version: z.number().int().positive().optional(),
  })
  .superRefine(({ nextOn, endsOn, lineItems }, context) => {
    if (hasDeductions(lineItems))
      context.addIssue({ code: 'custom', path: ['lineItems'], message: 'A final invoice can’t repeat' })
    // Said together with whatever else is wrong: each may still be no day.
    if (isDay(nextOn) && endsOn && isDay(endsOn) && endsOn < nextOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: ENDS_TOO_EARLY })
  }, ALWAYS_RUN)
  .superRefine(validateCharges)
export type RecurringScheduleInput = z.output<typeof recurringScheduleSchema>
