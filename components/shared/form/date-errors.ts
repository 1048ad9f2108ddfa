import type { z } from 'zod'
import type { DatePattern } from '@/lib/core/reader-locale'
import { formatTypedDay } from '@/lib/core/dates/parse-day'
import { isInvalidDayIssue } from '@/lib/core/validation'

/** Returns options of `zodResolver` for a form with dates: an invalid date gets a message with an example. */
export const createDateErrorOptions = (pattern: DatePattern) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    isInvalidDayIssue(issue) ? `Enter a date such as ${formatTypedDay('2026-12-31', pattern)}` : undefined,
})
