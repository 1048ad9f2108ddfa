import 'server-only'
import { isDay } from '@/lib/core/dates'
import { DOCUMENT_NOUNS, type NounKind } from './document-nouns'
import errors from './errors/en.json'
import interfaceMessages from './interface/en.json'
import { englishFormats } from './interface-formats'
import { rawReason, toFieldReason, type Reason, type ReasonValue } from './reason'
import type { ReasonCode } from './reason-codes'
import { createReasonFormatter } from './reason-formatter'

/** Formats a reason in English, the language of the API. `loadReasonFormatter` has the other languages. */
export const formatReason = createReasonFormatter({
  language: 'en',
  messages: {
    ...errors,
    validation: interfaceMessages.validation,
    finding: interfaceMessages.presendCheck.findings,
  },
  formats: englishFormats,
})

/** Formats the message of a zod issue, a `fieldMessage` or text, in English. */
export const formatFieldMessage = (message: string): string => formatReason(toFieldReason(message))

/** Returns true for the path of a sentence in `errors/en.json`. */
function isReasonCode(code: string): code is ReasonCode {
  const sentence = code
    .split('.')
    .reduce<unknown>(
      (messages, name) =>
        typeof messages === 'object' && messages !== null && Object.hasOwn(messages, name)
          ? messages[name as keyof typeof messages]
          : undefined,
      errors,
    )
  return typeof sentence === 'string'
}

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
