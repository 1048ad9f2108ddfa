import { z } from 'zod'
import { isDay } from '@/lib/dates'

// What a field says that has no words of its own (specification, section 5).
z.config({
  customError: ({ code, input, format }) => {
    if (code === 'invalid_type' && (input === undefined || input === null)) return 'Required'
    return code === 'invalid_format' && format === 'email' ? 'Invalid email' : undefined
  },
})

// Control characters, direction marks, spaces of no width, blank letters and tags can make a name or a number read as
// something it is not. What joins letters and pictures (U+200C, U+200D, U+FE0F) stays: names need it.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\uffff]|[\u{e0000}-\u{e007f}]/u
// Several lines may hold line breaks and tabs, nothing else invisible.
const INVISIBLE_IN_PROSE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/

/** Half a character cannot be stored, and what is invisible must not be. */
const isClean = (text: string) => text.isWellFormed() && !INVISIBLE.test(text)
const isCleanProse = (text: string) => text.isWellFormed() && !INVISIBLE_IN_PROSE.test(text)

/** The largest id a row can have: beyond it nothing is there. */
export const MAX_ID = 2_147_483_647

const tooLong = (max: number) => `Please use at most ${max} characters`
const BAD_CHARACTERS = 'Please remove invisible control characters'

/** One line of text, trimmed. `message` is what an empty one is told. */
export const requiredText = (message: string, max = 200) =>
  z.string({ error: message }).trim().min(1, message).max(max, tooLong(max)).refine(isClean, BAD_CHARACTERS)

const emptyToNull = (text: string | null | undefined) => (text ? text : null)

/** One line of text that may be missing; empty becomes null. */
export const optionalText = (max = 200) =>
  z.string().trim().max(max, tooLong(max)).refine(isClean, BAD_CHARACTERS).nullish().transform(emptyToNull)

/** Text of several lines; line breaks are kept, everything else invisible is refused. */
export const optionalProse = (max = 5000) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS))
    .nullish()
    .transform(emptyToNull)

/** Several lines that must not be empty. */
export const requiredProse = (message: string, max = 2000) =>
  z
    .string({ error: message })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, message).max(max, tooLong(max)).refine(isCleanProse, BAD_CHARACTERS))

/** One e-mail address, lower-cased. Strict: no comma, no display name, no quoting tricks. */
export const email = (message = 'Invalid email') =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .max(254, message)
    .pipe(z.email({ error: message }))

/** An optional e-mail address: valid, or empty, which becomes null. */
export const optionalEmail = (message: string) =>
  z
    .union([z.literal('').transform(() => null), email(message)], { error: message })
    .nullish()
    .transform((text) => text ?? null)

/** A calendar day. `message` is what a missing one is told. */
export const day = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine(isDay, {
      error: 'Please enter a valid date',
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
