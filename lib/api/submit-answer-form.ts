import 'server-only'
import { validate } from './validate'
import { stripInvisibleFromProse, stripInvisible } from '@/lib/core/validation'
import { AppError } from '@/lib/i18n/errors'
import { answerQuote } from '@/lib/public-links/answer-quote'
import { answerSchema, type AnswerFormState, type AnswerProblem } from '@/lib/public-links/schema'

export type { AnswerFormState }

/**
 * Submits the public page's form that accepts or declines a quote. Returns what the page shows next: `done`; `late` if
 * somebody answered before or the link is invalid; or the form with its input and problem.
 * @param count counts the attempt; throws 429
 */
export async function submitAnswerForm(
  token: string,
  accept: boolean,
  form: FormData,
  count: () => Promise<void>,
): Promise<'done' | 'late' | AnswerFormState> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Invisible characters are removed silently: nobody could see and correct them.
  const input = { name: stripInvisible(text('name')), note: stripInvisibleFromProse(text('note')) }
  try {
    await count()
    const requestId = text('requestId') || undefined
    await answerQuote(token, validate(answerSchema, { ...input, accept, requestId }))
    return 'done'
  } catch (error) {
    const problem = findAnswerProblem(error)
    if (problem) return { ...input, problem }
    if (error instanceof AppError && (error.kind === 'conflict' || error.kind === 'not-found')) return 'late'
    throw error
  }
}

/** Returns the problem that the form shows for an error; null for one that the visitor cannot do anything about. */
function findAnswerProblem(error: unknown): AnswerProblem | null {
  if (!(error instanceof AppError)) return null
  if (error.kind === 'too-many') return 'busy'
  return error.kind === 'invalid' && error.errors?.name ? 'name' : null
}
