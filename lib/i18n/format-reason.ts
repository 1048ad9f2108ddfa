import 'server-only'
import { isDay, formatDayInline } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import { interpolate } from './texts'
import { withDocumentNoun, DOCUMENT_NOUNS, type NounKind } from './document-nouns'
import { rawReason, type Reason, type ReasonValue } from './reason'
import { ERROR_MESSAGES, type ReasonCode, type ErrorMessages } from './error-messages'

/** Maximum number of characters of a filled-in value: a server's response may be long, and there may be many. */
const LONGEST = 1000

/** Formats a reason in a language. */
export function formatReason(
  { code, values = {}, of }: Reason,
  words: ErrorMessages = ERROR_MESSAGES,
): string {
  const texts = Object.entries(values).map(([name, value]) => [name, formatValue(value, words)])
  return interpolate(
    withDocumentNoun(words[code], of),
    Object.fromEntries(texts) as Record<string, string>,
  ).slice(0, LONGEST)
}

function formatValue(value: ReasonValue, words: ErrorMessages): string {
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((one) => formatReason(one, words)).join(' ')
  if ('day' in value) return formatDayInline(value.day)
  return 'currency' in value ? formatMoney(value.amount, value.currency) : formatReason(value, words)
}

/** Parses a stored reason; null if there is none, or if no version of ours wrote it. */
export function parseReason(stored: unknown): Reason | null {
  if (typeof stored === 'string' && stored) return rawReason(stored)
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const { code, values, of } = stored as { code: unknown; values?: unknown; of?: unknown }
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_MESSAGES, code)) return null
  const read = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const known = read.flatMap(([name, value]) => {
    const one = parseValue(value)
    return one === null ? [] : [[name, one] as const]
  })
  return {
    code: code as ReasonCode,
    ...(known.length > 0 && { values: Object.fromEntries(known) }),
    ...(typeof of === 'string' && Object.hasOwn(DOCUMENT_NOUNS, of) && { of: of as NounKind }),
  }
}

function parseValue(value: unknown): ReasonValue | null {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.flatMap((one) => parseReason(one) ?? [])
  if (typeof value === 'object' && value !== null) {
    if ('day' in value) return isDay(value.day) ? { day: String(value.day) } : null
    if ('amount' in value && 'currency' in value) return parseMoney(value)
  }
  return parseReason(value)
}

function parseMoney({ amount, currency }: { amount: unknown; currency: unknown }): ReasonValue | null {
  const isMoney = /^-?\d+(\.\d+)?$/.test(String(amount)) && /^[A-Z]{3}$/.test(String(currency))
  return isMoney ? { amount: String(amount), currency: String(currency) } : null
}

/** Formats a stored reason; null if there is none. */
export function formatStoredReason(stored: unknown): string | null {
  const read = parseReason(stored)
  return read && formatReason(read)
}
