import 'server-only'
import { open, seal } from '@/lib/platform/crypto/secret-box'
import { proseWithoutInvisible, withoutInvisible } from '@/lib/kernel/validation'
import { AppError } from '@/lib/words/errors'
import { MAX_ANSWER, type AnswerInput } from './schema'

/** What was typed into the form of an answer, as it was typed. */
export interface Typed {
  name: string
  note: string
}

/** Why an answer by the form did not come about, where whoever answers can do something about it. */
export const PROBLEMS = ['name', 'busy'] as const
export type Problem = (typeof PROBLEMS)[number]

const SECRET = 'typed answer'

/** The fields of a form, as `answerSchema` takes them; what no form of ours sends is not looked at. */
export function readForm(text: string): { input: Record<keyof AnswerInput, unknown>; typed: Typed } {
  const fields = new URLSearchParams(text)
  const field = (name: string) => fields.get(name) ?? ''
  // What came along with a paste and can't be seen, nobody could mend.
  const typed = { name: withoutInvisible(field('name')), note: proseWithoutInvisible(field('note')) }
  const accept = field('answer') === 'accept' ? true : field('answer') === 'decline' ? false : undefined
  return { input: { ...typed, accept, requestId: field('requestId') || undefined }, typed }
}

/** The problem that an error is for whoever sees the form; null for one that it can't show. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof AppError)) return null
  if (error.kind === 'too-many') return 'busy'
  return error.kind === 'invalid' && error.errors?.name ? 'name' : null
}

/** The address of the form with a problem and what was typed, sealed: no log of addresses shall hold it. */
export function formAgain(page: string, accept: boolean, problem: Problem, typed: Typed): string {
  const kept = { name: typed.name.slice(0, MAX_ANSWER.name), note: typed.note.slice(0, MAX_ANSWER.note) }
  const query = new URLSearchParams({
    ...{ answer: accept ? 'accept' : 'decline', problem, typed: seal(SECRET, JSON.stringify(kept)) },
  })
  return `${page}?${query}`
}

/** What an address keeps of the form; nothing for what was not sealed here. */
export function readTyped(sealed: unknown): Typed {
  const text = typeof sealed === 'string' ? open(SECRET, sealed) : null
  return text === null ? { name: '', note: '' } : (JSON.parse(text) as Typed)
}
