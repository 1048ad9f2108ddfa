import { z } from 'zod'
import { isDay, isDayOutOfRange } from '@/lib/core/dates'
import { isEmailAddress } from './email-address'

z.config({
  customError: getDefaultMessage,
  // A browser whose policy forbids `eval` reports the probe for it; the server may compile.
  jitless: typeof window !== 'undefined',
})

/** The most values that are listed in a message. */
const MAX_NAMED = 12
const EXAMPLES = 3

/** The message that lists the allowed values of a field. */
export function formatAllowedValues(values: readonly unknown[]): string {
  // That nothing may be chosen, too, needs no words of its own.
  const choices = values.filter((value) => value !== '').map(String)
  if (choices.length > MAX_NAMED)
    return `Must be one of the codes that /api/openapi.json lists, such as ${joinChoices(choices.slice(0, EXAMPLES))}`
  return choices.length < 2 ? `Must be ${choices[0] ?? 'empty'}` : `Must be one of ${joinChoices(choices)}`
}

const joinChoices = (choices: string[]) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/**
 * What a field says that has no words of its own. "Required" and "Invalid email" are the specification's (section 5); the
 * others tell whoever writes to the API what it takes.
 */
function getDefaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined || issue.input === null
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'Required' : `Must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return isMissing ? 'Required' : formatAllowedValues(issue.values)
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : undefined
    case 'too_small':
      return issue.origin === 'string'
        ? `Must be at least ${issue.minimum} characters`
        : `Must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Must be at most ${issue.maximum} characters`
        : `Must be at most ${issue.maximum}`
    case 'custom':
      return isNoDay(issue) ? 'Please enter a valid date' : undefined
    case 'invalid_union':
      return isMissing ? 'Required' : 'Must be in a form this field takes'
    default:
      return undefined
  }
}

/** One of `choices`. A missing one is told `missing`, another one what there is to choose from. */
export const requiredChoice = <const T extends readonly string[]>(choices: T, missing: string) =>
  z.enum(choices, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? missing : undefined),
  })

/** One of `choices`, or none: empty becomes null. */
export const optionalChoice = <const T extends readonly string[]>(choices: T) =>
  z
    .enum(['', ...choices], {
      error: ({ input }) => (typeof input === 'string' ? formatAllowedValues(choices) : undefined),
    })
    .nullish()
    .transform((value): T[number] | null => (value ? (value as T[number]) : null))

// Control characters, direction marks, spaces of no width, blank letters and tags can make a name or a number read as
// something it is not. What joins letters and pictures (U+200C, U+200D, U+FE0F) stays: names need it.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\uffff]|[\u{e0000}-\u{e007f}]/u
// Several lines may hold line breaks and tabs, nothing else invisible.
const INVISIBLE_IN_PROSE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/

/** What somebody typed or pasted without what a field refuses because nobody sees it. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\r\n\t]+/g, ' ').replace(new RegExp(INVISIBLE, 'gu'), '')
export const proseWithoutInvisible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(new RegExp(INVISIBLE_IN_PROSE, 'g'), '')

/** Half a character cannot be stored, and what is invisible must not be. */
const isClean = (text: string) => text.isWellFormed() && !INVISIBLE.test(text)
const isCleanProse = (text: string) => text.isWellFormed() && !INVISIBLE_IN_PROSE.test(text)

// Something to see: letters, digits, signs. Blank letters and patterns of no dots are none.
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u
const isVisible = (text: string) => VISIBLE.test(text)

const tooLong = (max: number) => `Please use at most ${max} characters`
const BAD_CHARACTERS = 'Please remove invisible control characters'

/** One line of text, trimmed. `message` is what an empty one is told. */
export const requiredText = (message: string, max = 200) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, tooLong(max))
    .refine(isClean, BAD_CHARACTERS)
    .refine(isVisible, {
      error: message,
      when: ({ value }) => typeof value === 'string' && value !== '' && isClean(value),
    })

const emptyToNull = (text: string | null | undefined) => (text && isVisible(text) ? text : null)

// Names stand in mails to strangers, where an address in one would be a link. `Booking.com` is a name.
const ADDRESS = /:\/\/|\bwww\./i
const NO_ADDRESS = 'Please leave web addresses out of the name'
const isNoAddress = (text: string | null) => !text || !ADDRESS.test(text)

/** The name of a person or a company that must be there, as it stands in mails. */
export const requiredName = (message: string) => requiredText(message).refine(isNoAddress, NO_ADDRESS)
/** The same where it may be missing. */
export const optionalName = () => optionalText().refine(isNoAddress, NO_ADDRESS)

/** One line of text that may be missing; empty becomes null. */
export const optionalText = (max = 200) => cleanText(max).nullish().transform(emptyToNull)
const cleanText = (max: number) => z.string().trim().max(max, tooLong(max)).refine(isClean, BAD_CHARACTERS)

/** The same in a change, where what is left out stays: null or empty clears it. */
export const patchText = (max: number) => cleanText(max).nullable().transform(emptyToNull).optional()

/** Text of several lines; line breaks are kept, everything else invisible is refused. */
export const optionalProse = (max = 5000) => cleanProse(max).nullish().transform(emptyToNull)
const cleanProse = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS))
export const patchProse = (max = 5000) => cleanProse(max).nullable().transform(emptyToNull).optional()

/** Several lines that must not be empty. */
export const requiredProse = (message: string, max = 2000) =>
  z
    .string({ error: message })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, message).max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS))

/** One e-mail address in the letters of any language, lower-cased. Strict: no comma, no display name, no quoting tricks. */
export const email = (message = 'Invalid email') =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .refine((text) => isEmailAddress(text), { error: message })

/** An optional e-mail address: valid, or empty, which becomes null. */
export const optionalEmail = (message: string) =>
  z
    .union([z.literal('').transform(() => null), email(message)], { error: message })
    .nullish()
    .transform((text) => text ?? null)

const DAY_RANGE = 'Please enter a date from 1900 to 2999'

/** Returns whether an issue is about text that is no date; a form may then give an example in the reader's order. */
export const isNoDay = (issue: z.core.$ZodRawIssue): boolean =>
  issue.code === 'custom' && issue.params?.expected === 'day'

/** A calendar day. `message` is what a missing one is told. */
export const day = (message: string) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .min(1, message)
    .refine(isDay, {
      error: ({ input }) => (isDayOutOfRange(input) ? DAY_RANGE : undefined),
      params: { expected: 'day' },
      when: ({ value }) => typeof value === 'string' && value !== '',
    })

/** Largest value a money column takes here: keeps every total within 16 digits. */
export const MAX_MONEY = 1_000_000_000

/** At most `places` decimals, so that nothing is rounded without a word. */
export const decimals = (places: number) => (value: number) => {
  const text = String(value)
  if (/e-/i.test(text)) return false
  const fraction = text.split('.')[1]
  return !fraction || fraction.length <= places
}

/** A percentage from 0 to 100. @param what what its errors call it */
export const percentage = (what: string) =>
  z
    .number({ error: `${what} must be a number` })
    .min(0, `${what} must be at least 0`)
    .max(100, `${what} must be at most 100`)
    .refine(decimals(3), `${what} can have at most 3 decimals`)

/** Whether a value that may be anything is a day. */
export const isDayValue = (value: unknown): value is string => typeof value === 'string' && isDay(value)

/**
 * For rules between fields: they run however wrong single fields are, so that everything is said at once. What they look at
 * may then be anything.
 */
export const ALWAYS_RUN = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
