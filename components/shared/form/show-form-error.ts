import type { FieldValues, Path, UseFormSetError, FieldPath, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

/**
 * Sets the API's field errors in the form and shows the message in a toast. Returns the first invalid field, if any.
 */
export function showFormError<T extends FieldValues>(
  error: unknown,
  title: string,
  setError: UseFormSetError<T>,
): Path<T> | undefined {
  toastError(title, error)
  if (!(error instanceof ApiError)) return undefined
  const fields = Object.keys(error.errors) as Path<T>[]
  showServerErrors({ setError }, error, fields)
  return fields[0]
}

/** Shows the API's field errors at their fields and focuses the first. Returns true if there was one. */
export function showServerErrors<Fields extends FieldValues, Input>(
  { setError }: Pick<UseFormReturn<Fields, unknown, Input>, 'setError'>,
  error: unknown,
  fields: readonly FieldPath<Fields>[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const invalid = fields.filter((field) => error.errors[field])
  invalid.forEach((field, index) =>
    setError(field, { message: error.errors[field]![0] }, { shouldFocus: index === 0 }),
  )
  return invalid.length > 0
}

/** Returns an API error with its fields renamed to those of the form. */
export function renameFields(error: unknown, rename: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = Object.entries(error.errors).map(([field, messages]) => [rename(field), messages])
  const { status, message, retryAfter, code } = error
  return new ApiError(status, message, Object.fromEntries(errors), retryAfter, code)
}
