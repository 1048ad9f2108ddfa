import 'server-only'
import { proseWithoutInvisible, withoutInvisible } from '@/lib/kernel/validation'
import { AppError } from '@/lib/words/errors'
import type { AnswerFormState, AnswerProblem } from './schema'

/** Reads the fields of the form of an answer. Characters that cannot be seen are removed: nobody could correct them. */
export function readAnswerForm(form: FormData): Omit<AnswerFormState, 'problem'> & { requestId: string } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: withoutInvisible(text('name')),
    note: proseWithoutInvisible(text('note')),
    requestId: text('requestId'),
  }
}

/** Returns the problem that the form shows for an error; null for one that the visitor cannot do anything about. */
export function toAnswerProblem(error: unknown): AnswerProblem | null {
  if (!(error instanceof AppError)) return null
  if (error.kind === 'too-many') return 'busy'
  return error.kind === 'invalid' && error.errors?.name ? 'name' : null
}
