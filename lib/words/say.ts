import 'server-only'
import { isDay, proseDay } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import { fill } from './fill'
import { inKind, KIND_NOUNS, type NamedKind } from './kind-nouns'
import { asWritten, type Reason, type Value } from './reason'
import { REASONS, type ReasonCode, type ReasonWords } from './reasons'

/** A server's answer may be long, and there may be many: what is shown of them, in characters. */
const LONGEST = 1000

/** A reason in the words of a language. */
export function say({ code, values = {}, of }: Reason, words: ReasonWords = REASONS): string {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value, words)])
  return fill(inKind(words[code], of), Object.fromEntries(texts) as Record<string, string>).slice(0, LONGEST)
}

function textOf(value: Value, words: ReasonWords): string {
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((one) => say(one, words)).join(' ')
  if ('day' in value) return proseDay(value.day)
  return 'currency' in value ? formatMoney(value.amount, value.currency) : say(value, words)
}

/** What is stored as a reason; null for nothing, and for what no version of ours wrote. */
export function readReason(stored: unknown): Reason | null {
  if (typeof stored === 'string' && stored) return asWritten(stored)
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const { code, values, of } = stored as { code: unknown; values?: unknown; of?: unknown }
  if (typeof code !== 'string' || !Object.hasOwn(REASONS, code)) return null
  const read = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const known = read.flatMap(([name, value]) => {
    const one = readValue(value)
    return one === null ? [] : [[name, one] as const]
  })
  return {
    code: code as ReasonCode,
    ...(known.length > 0 && { values: Object.fromEntries(known) }),
    ...(typeof of === 'string' && Object.hasOwn(KIND_NOUNS, of) && { of: of as NamedKind }),
  }
}

function readValue(value: unknown): Value | null {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.flatMap((one) => readReason(one) ?? [])
  if (typeof value === 'object' && value !== null) {
    if ('day' in value) return isDay(value.day) ? { day: String(value.day) } : null
    if ('amount' in value && 'currency' in value) return readMoney(value)
  }
  return readReason(value)
}

function readMoney({ amount, currency }: { amount: unknown; currency: unknown }): Value | null {
  const isMoney = /^-?\d+(\.\d+)?$/.test(String(amount)) && /^[A-Z]{3}$/.test(String(currency))
  return isMoney ? { amount: String(amount), currency: String(currency) } : null
}

/** A stored reason in words; null where there is none. */
export function sayStored(stored: unknown): string | null {
  const read = readReason(stored)
  return read && say(read)
}
