import { z } from 'zod'
import { isDay, isDayOutOfRange } from '@/lib/core/dates'
import { isEmailAddress } from './email-address'
import { fieldMessage, type FieldCode } from './field-message'

z.config({
  customError: getDefaultMessage,
  // A browser whose CSP forbids `eval` reports zod's probe for it; the server may compile.
  jitless: typeof window !== 'undefined',
})

/** Maximum number of values listed in a message; with more, only a few examples. */
const MAX_NAMED = 12
const EXAMPLES = 3

/** Returns the message that lists the allowed values of a field. */
export function formatAllowedValues(values: readonly unknown[]): string {
  // An empty choice is not worth mentioning.
  const choices = values.filter((value) => value !== '').map(String)
  if (choices.length > MAX_NAMED) return fieldMessage('api.listed', toList(choices.slice(0, EXAMPLES)))
  const [choice] = choices
  if (choice === undefined) return fieldMessage('api.empty')
  return choices.length === 1
    ? fieldMessage('api.only', { choice })
    : fieldMessage('api.one-of', toList(choices))
}

const toList = (choices: string[]) => ({
  choices: choices.slice(0, -1).join(', '),
  last: choices.at(-1) ?? '',
})

const REQUIRED = fieldMessage('field.required')

/**
 * Returns the default message of an issue. "Required" and "Invalid email" are the specification's (section 5); the
 * others tell API clients what the field accepts.
 */
function getDefaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined || issue.input === null
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? REQUIRED : fieldMessage('api.type', { kind: issue.expected })
    case 'invalid_value':
      return isMissing ? REQUIRED : formatAllowedValues(issue.values)
    case 'invalid_format':
      return issue.format === 'email' ? fieldMessage('field.invalid-email') : undefined
    case 'too_small':
      return fieldMessage(issue.origin === 'string' ? 'api.min-length' : 'field.min', {
        min: String(issue.minimum),
      })
    case 'too_big':
      return fieldMessage(issue.origin === 'string' ? 'api.max-length' : 'field.max', {
        max: String(issue.maximum),
      })
    case 'custom':
      return isInvalidDayIssue(issue) ? fieldMessage('field.valid-date') : undefined
    case 'invalid_union':
      return isMissing ? REQUIRED : fieldMessage('api.form')
    default:
      return undefined
  }
}

/** One of `choices`. The error for a missing value is `missing`; for a wrong one it lists the choices. */
export const requiredChoice = <const T extends readonly string[]>(choices: T, missing: FieldCode) =>
  z.enum(choices, {
    error: ({ input }) =>
      input === undefined || input === null || input === '' ? fieldMessage(missing) : undefined,
  })

/** One of `choices`, or none: empty becomes null. */
export const optionalChoice = <const T extends readonly string[]>(choices: T) =>
  z
    .enum(['', ...choices], {
      error: ({ input }) => (typeof input === 'string' ? formatAllowedValues(choices) : undefined),
    })
    .nullish()
    .transform((value): T[number] | null => (value ? (value as T[number]) : null))

// Control characters, direction marks, zero-width spaces, blank letters and tags can make a name or a number look like
// another. Joiners of letters and emoji (U+200C, U+200D, U+FE0F) stay: names need them.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\uffff]|[\u{e0000}-\u{e007f}]/u
// Multi-line text may have line breaks and tabs; direction overrides and other control characters are removed.
const INVISIBLE_IN_PROSE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/

/** Removes the invisible characters that fields reject, so that pasted text passes. */
export const stripInvisible = (text: string): string =>
  text.replace(/[\r\n\t]+/g, ' ').replace(new RegExp(INVISIBLE, 'gu'), '')
export const stripInvisibleFromProse = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(new RegExp(INVISIBLE_IN_PROSE, 'g'), '')

/** Rejects lone surrogates, which can't be stored, and invisible characters. */
const isClean = (text: string) => text.isWellFormed() && !INVISIBLE.test(text)
const isCleanProse = (text: string) => text.isWellFormed() && !INVISIBLE_IN_PROSE.test(text)

// At least one visible character: a letter, digit, punctuation or symbol, except blank letters and the empty braille
// pattern.
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u
const isVisible = (text: string) => VISIBLE.test(text)

export const tooLong = (max: number) => fieldMessage('field.too-long', { max })
const BAD_CHARACTERS = fieldMessage('field.control-characters')

/** One line of text, trimmed. `missing` is the error for an empty one. */
export const requiredText = (missing: FieldCode, max = 200) =>
  z
    .string({ error: fieldMessage(missing) })
    .trim()
    .min(1, fieldMessage(missing))
    .max(max, tooLong(max))
    .refine(isClean, BAD_CHARACTERS)
    .refine(isVisible, {
      error: fieldMessage(missing),
      when: ({ value }) => typeof value === 'string' && value !== '' && isClean(value),
    })

const emptyToNull = (text: string | null | undefined) => (text && isVisible(text) ? text : null)

// Names are printed in emails to strangers, whose mail programs would link a URL. `Booking.com` is a valid name.
const URL_PATTERN = /:\/\/|\bwww\./i
const NO_URL_MESSAGE = fieldMessage('field.web-address')
const hasNoUrl = (text: string | null) => !text || !URL_PATTERN.test(text)

/** Required name of a person or a company, as printed in emails. */
export const requiredName = (missing: FieldCode) => requiredText(missing).refine(hasNoUrl, NO_URL_MESSAGE)
export const optionalName = () => optionalText().refine(hasNoUrl, NO_URL_MESSAGE)

/** Optional line of text; empty becomes null. */
export const optionalText = (max = 200) => cleanText(max).nullish().transform(emptyToNull)
const cleanText = (max: number) => z.string().trim().max(max, tooLong(max)).refine(isClean, BAD_CHARACTERS)

/** Optional line of text in a partial update: undefined leaves it unchanged, null or empty clears it. */
export const patchText = (max: number) => cleanText(max).nullable().transform(emptyToNull).optional()

/** Optional multi-line text, with line breaks but without other invisible characters; empty becomes null. */
export const optionalProse = (max = 5000) => cleanProse(max).nullish().transform(emptyToNull)
const cleanProse = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS))
export const patchProse = (max = 5000) => cleanProse(max).nullable().transform(emptyToNull).optional()

/** Required multi-line text. */
export const requiredProse = (missing: FieldCode, max = 2000) =>
  z
    .string({ error: fieldMessage(missing) })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z.string().min(1, fieldMessage(missing)).max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS),
    )

/** One email address in any script, lower-cased. Strict: no comma, no display name, no quoting. */
export const email = (invalid: FieldCode = 'field.invalid-email') =>
  z
    .string({ error: fieldMessage(invalid) })
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .refine((text) => isEmailAddress(text), { error: fieldMessage(invalid) })

/** Optional email address: empty becomes null. */
export const optionalEmail = (invalid: FieldCode) =>
  z
    .union([z.literal('').transform(() => null), email(invalid)], { error: fieldMessage(invalid) })
    .nullish()
    .transform((text) => text ?? null)

const DAY_RANGE = fieldMessage('field.date-range')

/** True for an issue about text that is not a date; a form may then give an example in the reader's order. */
export const isInvalidDayIssue = (issue: z.core.$ZodRawIssue): boolean =>
  issue.code === 'custom' && issue.params?.expected === 'day'

/** A calendar day. `missing` is the error for a missing one. */
export const day = (missing: FieldCode) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? fieldMessage(missing) : undefined) })
    .min(1, fieldMessage(missing))
    .refine(isDay, {
      error: ({ input }) => (isDayOutOfRange(input) ? DAY_RANGE : undefined),
      params: { expected: 'day' },
      when: ({ value }) => typeof value === 'string' && value !== '',
    })

/** Largest accepted amount: keeps every total within 16 digits. */
export const MAX_MONEY = 1_000_000_000

/** Checks that a number has at most `places` decimals, so that nothing is rounded silently. */
export const decimals = (places: number) => (value: number) => {
  const text = String(value)
  if (/e-/i.test(text)) return false
  const fraction = text.split('.')[1]
  return !fraction || fraction.length <= places
}

export const isDayValue = (value: unknown): value is string => typeof value === 'string' && isDay(value)

/**
 * Options of a refinement across fields: it runs even if single fields are invalid, so that all errors are reported at
 * once. The fields it reads may then have any value.
 */
export const ALWAYS_RUN = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
