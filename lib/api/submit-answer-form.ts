import 'server-only'
import { validate } from './validate'
import { proseWithoutInvisible, withoutInvisible } from '@/lib/core/validation'
import { AppError } from '@/lib/i18n/errors'
import { answerQuote } from '@/lib/public-links/answer-quote'
import { answerSchema, type AnswerFormState, type AnswerProblem } from '@/lib/public-links/schema'

export type { AnswerFormState }

/**
 * Answers a quote with the fields of the public page's form. Returns what the page shows next: the answer (`done`), the answer that
 * somebody gave before or that the link opens nothing (`late`), or the form with what was typed and its problem.
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
  // Invisible characters are removed: nobody could correct them.
  const typed = { name: withoutInvisible(text('name')), note: proseWithoutInvisible(text('note')) }
  try {
    await count()
    const requestId = text('requestId') || undefined
    await answerQuote(token, validate(answerSchema, { ...typed, accept, requestId }))
    return 'done'
  } catch (error) {
    const problem = findAnswerProblem(error)
    if (problem) return { ...typed, problem }
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
