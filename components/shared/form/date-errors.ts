import type { z } from 'zod'
import type { DatePattern } from '@/lib/core/reader-locale'
import { formatTypedDay } from '@/lib/core/dates/parse-day'
import { isInvalidDayIssue } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'

/** Returns options of `zodResolver` for a form with dates: an invalid date gets a message with an example. */
export const createDateErrorOptions = (pattern: DatePattern) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    isInvalidDayIssue(issue)
      ? fieldMessage('field.date-example', { example: formatTypedDay('2026-12-31', pattern) })
      : undefined,
})
