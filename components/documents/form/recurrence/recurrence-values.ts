import { parseCount } from '@/lib/core/money/parse'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import {
  frequencies,
  DEFAULT_RECURRENCE,
  type Frequency,
  type ScheduleRule,
} from '@/lib/documents/recurrence/types'

/** Recurrence fields as typed. */
export interface RecurrenceFields {
  /** Start date. */
  recurringDate: string
  frequency: Frequency
  /** Interval: every n units of `frequency`. */
  every: string
  /** End date (empty for never) and number of invoices (empty for no limit). */
  endsOn: string
  maxRuns: string
  autoSend: boolean
}

/** Returns the fields of a schedule, or of a monthly draft if there is none yet. */
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

/** Returns the API's input. Invalid numbers are left for the schema to reject. */
export function toRecurrenceInput({ frequency, every, endsOn, maxRuns, autoSend }: RecurrenceFields) {
  return {
    frequency,
    every: number(every),
    endsOn,
    maxRuns: maxRuns.trim() ? number(maxRuns) : null,
    autoSend,
  }
}

export function toRecurrenceRule({ recurringDate, endsOn, ...fields }: RecurrenceFields): ScheduleRule {
  const { every, maxRuns, frequency } = toRecurrenceInput({ recurringDate, endsOn, ...fields })
  return { frequency, every, startsOn: recurringDate, endsOn: endsOn || null, maxRuns: maxRuns || null }
}

const number = (text: string) => parseCount(text) ?? Number.NaN

export const isFrequency = (value: unknown): value is Frequency => frequencies.includes(value as Frequency)
