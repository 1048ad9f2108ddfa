import { z } from 'zod'
import { optionalProse, requiredText } from '@/lib/core/validation'

/** Characters of what somebody says who answers a quote. */
export const MAX_ANSWER_LENGTH = { name: 100, note: 1000 } as const

/** What `POST /api/public/invoice/{token}/answer` takes. */
export const answerSchema = z.strictObject({
  accept: z.boolean(),
  /** Who answers, in their own words. */
  name: requiredText('Name is required', MAX_ANSWER_LENGTH.name),
  note: optionalProse(MAX_ANSWER_LENGTH.note),
  /** Made by the page, once: the same request sent twice is one answer. */
  requestId: z.uuid({ error: 'The request has no id' }).optional(),
})
export type AnswerInput = z.output<typeof answerSchema>

/** Why an answer was not taken, where the visitor can do something about it: no name, or too many attempts. */
export type AnswerProblem = 'name' | 'busy'

/** What the form of an answer shows: what was typed, and what was wrong with it. */
export interface AnswerFormState {
  name: string
  note: string
  problem: AnswerProblem | null
}
