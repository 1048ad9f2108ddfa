import { isDay, proseDay } from '@/lib/kernel/dates'
import { fill } from './fill'
import { REASONS, type ReasonCode } from './reasons'

/** What is filled in: a text as somebody else wrote it, a day (`YYYY-MM-DD`), or further reasons. */
type Value = string | { day: string } | Reason | Reason[]

/** Why something did not go as its owner wanted, as it is stored: a code, and what its sentence is filled with. */
export interface Reason {
  code: ReasonCode
  values?: Record<string, Value>
}

/** A reason with its values. */
export const reason = (code: ReasonCode, values?: Record<string, Value>): Reason =>
  values ? { code, values } : { code }

/** What somebody else said, or we did before there were codes. */
export const asWritten = (text: string): Reason => reason('as-written', { text })

/** A server's answer may be long, and there may be many: what is shown of them, in characters. */
const LONGEST = 1000

/** A reason in words for the user. */
export function say({ code, values = {} }: Reason): string {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)])
  return fill(REASONS[code], Object.fromEntries(texts) as Record<string, string>).slice(0, LONGEST)
}

function textOf(value: Value): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(say).join(' ')
  return 'day' in value ? proseDay(value.day) : say(value)
}

/** What is stored as a reason; null for nothing, and for what no version of ours wrote. */
export function readReason(stored: unknown): Reason | null {
  if (typeof stored === 'string' && stored) return asWritten(stored)
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const { code, values } = stored as { code: unknown; values?: unknown }
  if (typeof code !== 'string' || !Object.hasOwn(REASONS, code)) return null
  const read = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const known = read.flatMap(([name, value]) => {
    const one = readValue(value)
    return one === null ? [] : [[name, one] as const]
  })
  return reason(code as ReasonCode, known.length > 0 ? Object.fromEntries(known) : undefined)
}

function readValue(value: unknown): Value | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.flatMap((one) => readReason(one) ?? [])
  if (typeof value === 'object' && value !== null && 'day' in value)
    return isDay(value.day) ? { day: String(value.day) } : null
  return readReason(value)
}

/** A stored reason in words; null where there is none. */
export function sayStored(stored: unknown): string | null {
  const read = readReason(stored)
  return read && say(read)
}
