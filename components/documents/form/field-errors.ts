import type { FieldErrors, FieldValues } from 'react-hook-form'

/** Returns the field of the form that the API knows by `path`, such as `every` for `schedule.every`. */
export const toFieldName = (path: string): string =>
  path
    .replace(/^(startsOn|nextOn)$/, 'recurringDate')
    .replace(/^schedule\./, '')
    .replace(/(^|\.)(discount)\.(kind|value)$/, '$1$2')
    .replace(/^(lineItems\.\d+\.tax)\.\w+$/, '$1')

/** Returns the errors of the API's schema by the fields of the form, of which some are one text for an object of the schema. */
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

/** Puts the first error within an object in the place of the object. */
function flatten(errors: FieldErrors | undefined, key: string): void {
  const error = errors?.[key]
  if (errors && error && error.message === undefined) errors[key] = Object.values(error).find(Boolean)
}
