import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { contentFields, hasDeductions } from '@/lib/documents/schema'
import { chargePatchFields, validateChargePatch } from '@/lib/documents/totals/schema'
import { day, ALWAYS_RUN } from '@/lib/core/validation'
import { ENDS_TOO_EARLY, repeatSchema } from '@/lib/documents/recurrence/schema'
import { missedPolicies } from '@/lib/documents/recurrence/types'
import { fieldMessage } from '@/lib/core/validation/field-message'

const TERMS = fieldMessage('terms.whole')
/** Days. */
const MAX_TERMS = 999

/**
 * Body of `PATCH /api/series/{id}`: content and rule of later invoices, and the version the schedule was loaded with.
 */
export const recurringScheduleSchema = z
  .strictObject({
    ...contentFields,
    ...chargePatchFields,
    /** Days from the issue date to the due date. */
    paymentTerms: z
      .number({ error: TERMS })
      .int(TERMS)
      .min(0, fieldMessage('terms.min'))
      .max(MAX_TERMS, fieldMessage('terms.max', { max: MAX_TERMS })),
    ...repeatSchema.shape,
    /** Date of the next invoice, from which later ones are counted. */
    nextOn: day('recurrence.next-date-required'),
    /** Policy for dates on which the scheduler did not run. */
    missed: z.enum(missedPolicies).default('EACH'),
    version: z.number().int().positive().optional(),
  })
  .superRefine(({ nextOn, endsOn, lineItems }, context) => {
    if (hasDeductions(lineItems))
      context.addIssue({
        code: 'custom',
        path: ['lineItems'],
        message: fieldMessage('documents.final-repeats'),
      })
    // Checked together with everything else, so either date may still be invalid.
    if (isDay(nextOn) && endsOn && isDay(endsOn) && endsOn < nextOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: ENDS_TOO_EARLY })
  }, ALWAYS_RUN)
  .superRefine(validateChargePatch)
export type RecurringScheduleInput = z.output<typeof recurringScheduleSchema>
