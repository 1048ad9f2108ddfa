import 'server-only'
import type { z } from 'zod'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { AppError } from '@/lib/i18n/errors'
import { formatFieldMessage } from '@/lib/i18n/format-reason'
import { rawReason, toFieldReason, type Reason } from '@/lib/i18n/reason'

type Path = z.core.$ZodIssue['path']

/**
 * Validates a body. Throws 422 with the invalid fields, worded like the forms' messages.
 * @param formatName formats the name of a field in a sentence
 */
export function validate<T extends z.ZodType>(
  schema: T,
  body: unknown,
  formatName: (path: Path) => string = formatFieldName,
): z.output<T> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const { issues } = result.error
  throw new AppError('invalid', rawReason(formatIssue(issues[0]!, formatName)), {
    errors: toFieldErrors(issues),
  })
}

/** Limits of an error response, so that a hostile body can't inflate it. */
const MAX_ERRORS = 50
const MAX_NAME = 60

function toFieldErrors(issues: z.core.$ZodIssue[]): Record<string, Reason[]> {
  // No prototype: a field may be called `constructor`.
  const errors = Object.create(null) as Record<string, Reason[]>
  for (const issue of issues.slice(0, MAX_ERRORS)) {
    for (const key of listUnknownKeys(issue) ?? ['']) {
      const field = [...issue.path, key].filter((part) => part !== '').join('.')
      ;(errors[field.slice(0, 2 * MAX_NAME)] ??= []).push(
        toFieldReason(key ? fieldMessage('api.unknown-field', { field: key }) : issue.message),
      )
    }
  }
  return errors
}

const listUnknownKeys = (issue: z.core.$ZodIssue): string[] | null =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MAX_ERRORS).map((key) => key.slice(0, MAX_NAME))
    : null

function formatIssue(issue: z.core.$ZodIssue, formatName: (path: Path) => string): string {
  const unknown = listUnknownKeys(issue)
  if (unknown)
    return `Unknown field: ${unknown.slice(0, 5).join(', ')}. Leave it out, or look up its name in /api/openapi.json`
  // Messages written to be shown next to a field make no sense without its name.
  const message = formatFieldMessage(issue.message)
  if (issue.path.length === 0 || !/^(Must be|Required$)/.test(message)) return message
  const name = formatName(issue.path)
  return message.replace(/^Must be/, `${name} must be`).replace(/^Required$/, `${name} is required`)
}

/** Formats a field's name: `Tax rate`, or `Unit price of line 2` for `lineItems.1.unitPrice`. */
function formatFieldName(path: Path): string {
  const field = String(path.findLast((part) => typeof part === 'string') ?? '').slice(0, MAX_NAME)
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  const index = path.findLast((part) => typeof part === 'number')
  return index === undefined ? name : `${name} of ${path[0] === 'lineItems' ? 'line' : 'entry'} ${index + 1}`
}
