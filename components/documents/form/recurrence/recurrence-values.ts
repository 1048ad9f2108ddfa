import { parseCount } from '@/lib/core/money/parse'
import type { Schedule } from '@/lib/recurring/schedules/types'
import {
  frequencies,
  DEFAULT_RECURRENCE,
  type Frequency,
  type ScheduleRule,
} from '@/lib/documents/recurrence/types'

/** How a series repeats, as it is typed. */
export interface RecurrenceFields {
  /** Its first day. */
  recurringDate: string
  frequency: Frequency
  /** Every so many of it. */
  every: string
  /** When the series ends, empty for never; and after how many, empty for no limit. */
  endsOn: string
  maxRuns: string
  autoSend: boolean
}

/** The fields of a schedule; of a monthly draft when there is none yet. */
export function toRecurrenceFields(schedule: Schedule | null, recurringDate: string): RecurrenceFields {
  const { frequency, every, endsOn, maxRuns, autoSend } = schedule ?? DEFAULT_RECURRENCE
  return {
    recurringDate,
    frequency,
    every: String(every),
    endsOn: endsOn ?? '',
    maxRuns: String(maxRuns ?? ''),
    autoSend,
  }
}

/** What the API takes. Whatever is no number is left for the schema to refuse. */
export function toRecurrenceInput({ frequency, every, endsOn, maxRuns, autoSend }: RecurrenceFields) {
  return {
    frequency,
    every: number(every),
    endsOn,
    maxRuns: maxRuns.trim() ? number(maxRuns) : null,
    autoSend,
  }
}

/** When it writes, as far as what is typed makes sense. */
export function toRecurrenceRule({ recurringDate, endsOn, ...fields }: RecurrenceFields): ScheduleRule {
  const { every, maxRuns, frequency } = toRecurrenceInput({ recurringDate, endsOn, ...fields })
  return { frequency, every, startsOn: recurringDate, endsOn: endsOn || null, maxRuns: maxRuns || null }
}

const number = (text: string) => parseCount(text) ?? Number.NaN

export const isFrequency = (value: unknown): value is Frequency => frequencies.includes(value as Frequency)
