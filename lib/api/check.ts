import 'server-only'
import type { z } from 'zod'
import { AppError } from '@/lib/words/errors'
import { asWritten, type Reason } from '@/lib/words/reason'

/** What a schema makes of a body. Throws 422 with the fields that are wrong, in the words of the forms. */
export function check<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const { issues } = result.error
  throw new AppError('invalid', asWritten(messageOf(issues[0]!)), { errors: fieldErrors(issues) })
}

/** What an answer names at most: a hostile body must not make it grow. */
const MAX_ERRORS = 50
const MAX_NAME = 60

function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, Reason[]> {
  // No prototype: a field may be called `constructor`.
  const errors = Object.create(null) as Record<string, Reason[]>
  for (const issue of issues.slice(0, MAX_ERRORS)) {
    for (const key of unknownKeys(issue) ?? ['']) {
      const field = [...issue.path, key].filter((part) => part !== '').join('.')
      ;(errors[field.slice(0, 2 * MAX_NAME)] ??= []).push(
        asWritten(key ? `Unknown field: ${key}` : issue.message),
      )
    }
  }
  return errors
}

const unknownKeys = (issue: z.core.$ZodIssue): string[] | null =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MAX_ERRORS).map((key) => key.slice(0, MAX_NAME))
    : null

const messageOf = (issue: z.core.$ZodIssue): string => {
  const unknown = unknownKeys(issue)
  if (unknown) return `Unknown field: ${unknown.slice(0, 5).join(', ')}`
  // Words that stand at a field say nothing without it.
  const field = issue.path.join('.').slice(0, MAX_NAME)
  return field && /^(Must be|Required$)/.test(issue.message)
    ? issue.message.replace(/^Must be/, `${field} must be`).replace(/^Required$/, `${field} is required`)
    : issue.message
}
