import type { Day } from '@/lib/core/dates'

export const frequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** Days until the next invoice of a recurring one, by default (specification, section 9). */
export const DEFAULT_RECURRENCE_DAYS = 30

/** Dates of a recurring schedule. */
export interface ScheduleRule {
  frequency: Frequency
  /** Number of weeks, months, quarters or years between two invoices. */
  every: number
  /** First date; later ones are counted from it. */
  startsOn: Day
  /** Last possible date. */
  endsOn: Day | null
  /** Maximum number of invoices created, without the first one. */
  maxRuns: number | null
}

export type Recurrence = Pick<ScheduleRule, 'frequency' | 'every'>

/** Policies for missed dates: create each invoice, create only the latest, or ask the owner. */
export const missedPolicies = ['EACH', 'LATEST', 'ASK'] as const
export type MissedPolicy = (typeof missedPolicies)[number]
/** Choices of the owner for missed invoices. Resuming the schedule skips them. */
export const CATCH_UPS = ['EACH', 'LATEST'] as const satisfies MissedPolicy[]
export type CatchUp = (typeof CATCH_UPS)[number]

export const DEFAULT_RECURRENCE: Omit<ScheduleRule, 'startsOn'> & { autoSend: boolean } = {
  frequency: 'MONTHLY',
  every: 1,
  endsOn: null,
  maxRuns: null,
  autoSend: false,
}
