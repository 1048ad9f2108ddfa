import { z } from 'zod'
import { optionalProse, requiredText } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'

/** Maximum number of characters in an answer to a quote. */
const MAX_ANSWER_LENGTH = { name: 100, note: 1000 } as const

/** Body of `POST /api/public/invoice/{token}/answer`. */
export const answerSchema = z.strictObject({
  accept: z.boolean(),
  /** Name of whoever answers, as typed. */
  name: requiredText('api.name-required', MAX_ANSWER_LENGTH.name),
  note: optionalProse(MAX_ANSWER_LENGTH.note),
  /** Generated once by the page, so that a resent form counts as one answer. */
  requestId: z.uuid({ error: fieldMessage('api.request-id-required') }).optional(),
})
export type AnswerInput = z.output<typeof answerSchema>

/** Problem of an answer that the visitor can solve: a missing name, or too many attempts. */
export type AnswerProblem = 'name' | 'busy'

/** State of the answer form: its input and its problem. */
export interface AnswerFormState {
  name: string
  note: string
  problem: AnswerProblem | null
}
