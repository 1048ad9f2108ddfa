import { z } from 'zod'
import { requiredText } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import {
  MAX_COUNT,
  MAX_NUMBER_LENGTH,
  MAX_PATTERN_LENGTH,
  findPatternProblem,
  RESET_INTERVALS,
} from './pattern'

const UNCOUNTABLE = fieldMessage('numbering.uncountable')

/**
 * A pattern such as `INV-{YYYY}-{0000}`. It is checked against the reset interval where both are known
 * (`updateNumbering`).
 */
export const patternText = requiredText('numbering.pattern-required', MAX_PATTERN_LENGTH).superRefine(
  (pattern, context) => {
    const problem = pattern !== '' && findPatternProblem(pattern, 'NEVER')
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  },
)

/** Number of the next document; later ones count on from it. */
export const nextNumberText = requiredText('numbering.number-required', MAX_NUMBER_LENGTH).refine(
  (number) => number === '' || /[1-9]/.test(number),
  UNCOUNTABLE,
)

/** Body of `PATCH /api/number-series/{kind}`. Omitted fields stay unchanged. */
export const numberSeriesSchema = z.strictObject({
  /** Null keeps the pattern but lets assigned numbers change it again. */
  pattern: patternText.nullable(),
  resets: z.enum(RESET_INTERVALS, {
    error: fieldMessage('api.reset-interval', { choices: RESET_INTERVALS.join(', ') }),
  }),
  /** The full number, or only its count. */
  next: z.union(
    [nextNumberText, z.int().min(1, UNCOUNTABLE).max(MAX_COUNT, fieldMessage('numbering.too-high'))],
    {
      error: UNCOUNTABLE,
    },
  ),
})
