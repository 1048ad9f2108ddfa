import { z } from 'zod'
import { requiredText } from '@/lib/core/validation'
import {
  MAX_COUNT,
  MAX_NUMBER_LENGTH,
  MAX_PATTERN_LENGTH,
  findPatternProblem,
  RESET_INTERVALS,
} from './pattern'

const UNCOUNTABLE = 'Use a number that can count up, such as INV-0001 or 2026/001'

/** `INV-{YYYY}-{0000}`. Whether it holds what it starts again by is seen with that. */
export const patternText = requiredText('Pattern is required', MAX_PATTERN_LENGTH).superRefine(
  (pattern, context) => {
    const problem = pattern !== '' && findPatternProblem(pattern, 'NEVER')
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  },
)

/** What the next document is called; those after it count on from there. */
export const nextNumberText = requiredText('Invoice number is required', MAX_NUMBER_LENGTH).refine(
  (number) => number === '' || /[1-9]/.test(number),
  UNCOUNTABLE,
)

/** What `PATCH /api/number-series/{kind}` takes; what is absent stays. */
export const numberSeriesSchema = z.strictObject({
  /** Null goes on from the numbers that are given, as long as none is chosen. */
  pattern: patternText.nullable(),
  resets: z.enum(RESET_INTERVALS, { error: `Choose ${RESET_INTERVALS.join(', ')}` }),
  /** As it will stand on the document, or its count alone. */
  next: z.union([nextNumberText, z.int().min(1, UNCOUNTABLE).max(MAX_COUNT, 'Use a smaller number')], {
    error: UNCOUNTABLE,
  }),
})
