import type { Day } from '@/lib/core/dates'

/** How often a series repeats, as the form names it. */
export const FREQUENCY_LABELS = {
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  YEARLY: 'Yearly',
} as const
export type Frequency = keyof typeof FREQUENCY_LABELS
export const frequencies = Object.keys(FREQUENCY_LABELS) as [Frequency, ...Frequency[]]

/** One of it, and several. */
export const FREQUENCY_UNITS: Record<Frequency, [one: string, several: string]> = {
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  QUARTERLY: ['quarter', 'quarters'],
  YEARLY: ['year', 'years'],
}

/** Days ahead that is suggested for the next invoice of a recurring one (specification, section 9). */
export const DEFAULT_RECURRENCE_DAYS = 30

/** When a series writes its invoices. */
export interface ScheduleRule {
  frequency: Frequency
  /** Every so many weeks, months, quarters or years. */
  every: number
  /** The first day; later ones are counted from it. */
  startsOn: Day
  /** The last day it may write on. */
  endsOn: Day | null
  /** How many invoices it writes at most, the first one not counted. */
  maxRuns: number | null
}

/** How often something repeats, and with how many of it in between. */
export type Recurrence = Pick<ScheduleRule, 'frequency' | 'every'>

/** What becomes of the invoices of days on which nothing ran, as the form names it. */
export const MISSED_POLICY_LABELS = {
  EACH: 'Create each of them',
  LATEST: 'Create only the latest',
  ASK: 'Ask me',
} as const
export type MissedPolicy = keyof typeof MISSED_POLICY_LABELS
export const missedPolicies = Object.keys(MISSED_POLICY_LABELS) as [MissedPolicy, ...MissedPolicy[]]
/** What its owner can choose once they were missed; to leave them out is to resume. */
export const CATCH_UPS = ['EACH', 'LATEST'] as const satisfies MissedPolicy[]
export type CatchUp = (typeof CATCH_UPS)[number]

/** How an invoice repeats for which nothing else was said. */
export const DEFAULT_RECURRENCE: Omit<ScheduleRule, 'startsOn'> & { autoSend: boolean } = {
  frequency: 'MONTHLY',
  every: 1,
  endsOn: null,
  maxRuns: null,
  autoSend: false,
}
