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

/**
 * A pattern such as `INV-{YYYY}-{0000}`. It is checked against the reset interval where both are known
 * (`updateNumbering`).
 */
export const patternText = requiredText('Pattern is required', MAX_PATTERN_LENGTH).superRefine(
  (pattern, context) => {
    const problem = pattern !== '' && findPatternProblem(pattern, 'NEVER')
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  },
)

/** Number of the next document; later ones count on from it. */
export const nextNumberText = requiredText('Invoice number is required', MAX_NUMBER_LENGTH).refine(
  (number) => number === '' || /[1-9]/.test(number),
  UNCOUNTABLE,
)

/** Body of `PATCH /api/number-series/{kind}`. Omitted fields stay unchanged. */
export const numberSeriesSchema = z.strictObject({
  /** Null keeps the pattern but lets assigned numbers change it again. */
  pattern: patternText.nullable(),
  resets: z.enum(RESET_INTERVALS, { error: `Choose ${RESET_INTERVALS.join(', ')}` }),
  /** The full number, or only its count. */
  next: z.union([nextNumberText, z.int().min(1, UNCOUNTABLE).max(MAX_COUNT, 'Use a smaller number')], {
    error: UNCOUNTABLE,
  }),
})
