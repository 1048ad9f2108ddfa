import type { FieldErrors, FieldValues } from 'react-hook-form'

/** Returns the name of the form field for an API path, such as `every` for `schedule.every`. */
export const toFieldName = (path: string): string =>
  path
    .replace(/^(startsOn|nextOn)$/, 'recurringDate')
    .replace(/^schedule\./, '')
    .replace(/(^|\.)(discount)\.(kind|value)$/, '$1$2')
    .replace(/^(lineItems\.\d+\.tax)\.\w+$/, '$1')

/** Maps the API schema's errors to form fields, some of which are a single text for an object in the schema. */
export function toFieldErrors(errors: FieldErrors): FieldErrors<FieldValues> {
  const { schedule, startsOn, nextOn, lineItems, ...others } = errors
  const recurringDate = startsOn ?? nextOn
  const all: FieldErrors = Object.assign(
    others,
    schedule,
    recurringDate && { recurringDate },
    lineItems && { lineItems },
  )
  flatten(all, 'discount')
  if (Array.isArray(lineItems))
    for (const line of lineItems) for (const key of ['discount', 'tax']) flatten(line, key)
  return all
}

/** Replaces an object of errors with the first error in it. */
function flatten(errors: FieldErrors | undefined, key: string): void {
  const error = errors?.[key]
  if (errors && error && error.message === undefined) errors[key] = Object.values(error).find(Boolean)
}
