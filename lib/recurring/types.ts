import type { Day } from '@/lib/dates'

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
export const RECURRENCE_DAYS = 30

export const SCHEDULE_STATUSES = ['ACTIVE', 'PAUSED', 'ENDED'] as const
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number]

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

/** What can be done to a schedule. */
export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'run', 'end'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]
/** Whether it is done to the next day, which its caller names. */
export const isOfADay = (action: ScheduleAction): boolean => action === 'skip' || action === 'run'

/** How an invoice repeats for which nothing else was said. */
export const MONTHLY: Omit<ScheduleRule, 'startsOn'> & { autoSend: boolean } = {
  frequency: 'MONTHLY',
  every: 1,
  endsOn: null,
  maxRuns: null,
  autoSend: false,
}

/** The schedule of a recurring invoice, as its owner sees it. */
export interface Schedule extends ScheduleRule {
  status: ScheduleStatus
  /** Whether what it writes is mailed at once, or stays a draft. */
  autoSend: boolean
  /** Why it was paused by itself, in words for the user. */
  problem: string | null
  /** How many invoices it has written. */
  written: number
  /** The next days it writes on, at most five; none once it has ended. */
  nextDates: Day[]
}
