import 'server-only'
import { isDay } from '@/lib/core/dates'
import { getOwnProperty } from '@/lib/core/object'
import { DOCUMENT_NOUNS, type NounKind } from './document-nouns'
import errors from './errors/en.json'
import interfaceMessages from './interface/en.json'
import { englishFormats } from './interface-formats'
import { rawReason, toFieldReason, type Reason, type ReasonValue } from './reason'
import { createReasonFormatter, toReasonMessages } from './reason-formatter'

const messages = toReasonMessages(errors, interfaceMessages)

/** Formats a reason in English, the language of the API. `loadReasonFormatter` has the other languages. */
export const formatReason = createReasonFormatter({ language: 'en', messages, formats: englishFormats })

/** Formats the message of a zod issue, a `fieldMessage` or text, in English. */
export const formatFieldMessage = (message: string): string => formatReason(toFieldReason(message))

/** Returns true for the path of a sentence. The build compiles one with placeholders to an array (next.config.js). */
function isReasonCode(code: string): code is Reason['code'] {
  const sentence = code
    .split('.')
    .reduce<unknown>((group, name) => (isRecord(group) ? getOwnProperty(group, name) : undefined), messages)
  return typeof sentence === 'string' || Array.isArray(sentence)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a stored reason; null if there is none, or if no version of ours wrote it. */
export function parseReason(stored: unknown): Reason | null {
  if (typeof stored === 'string' && stored) return rawReason(stored)
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const { code, values, of } = stored as { code: unknown; values?: unknown; of?: unknown }
  if (typeof code !== 'string' || !isReasonCode(code)) return null
  const read = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const known = read.flatMap(([name, value]) => {
    const one = parseValue(value)
    return one === null ? [] : [[name, one] as const]
  })
  return {
    code,
    ...(known.length > 0 && { values: Object.fromEntries(known) }),
    ...(typeof of === 'string' && Object.hasOwn(DOCUMENT_NOUNS, of) && { of: of as NounKind }),
  }
}

function parseValue(value: unknown): ReasonValue | null {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.flatMap((one) => parseReason(one) ?? [])
  if (typeof value === 'object' && value !== null) {
    if ('day' in value) return isDay(value.day) ? { day: String(value.day) } : null
    if ('number' in value) return isDecimal(value.number) ? { number: String(value.number) } : null
    if ('amount' in value && 'currency' in value) return parseMoney(value)
  }
  return parseReason(value)
}

const isDecimal = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value))

function parseMoney({ amount, currency }: { amount: unknown; currency: unknown }): ReasonValue | null {
  const isMoney = isDecimal(amount) && /^[A-Z]{3}$/.test(String(currency))
  return isMoney ? { amount: String(amount), currency: String(currency) } : null
}

/** Formats a stored reason, in English by default; null if there is none. */
export function formatStoredReason(stored: unknown, format = formatReason): string | null {
  const read = parseReason(stored)
  return read && format(read)
}
