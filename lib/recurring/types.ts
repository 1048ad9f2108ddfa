import type { Day } from '@/lib/dates'
import type { InvoiceStatus, PaymentMethod } from '@/lib/invoices/types'

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

/** How often something repeats, and with how many of it in between. */
export type Rhythm = Pick<ScheduleRule, 'frequency' | 'every'>

/** What becomes of the invoices of days on which nothing ran, as the form names it. */
export const MISSED_LABELS = {
  EACH: 'Create each of them',
  LATEST: 'Create only the latest',
  ASK: 'Ask me',
} as const
export type Missed = keyof typeof MISSED_LABELS
export const missedChoices = Object.keys(MISSED_LABELS) as [Missed, ...Missed[]]
/** What its owner can choose once they were missed; to leave them out is to resume. */
export const CATCH_UPS = ['EACH', 'LATEST'] as const satisfies Missed[]
export type CatchUp = (typeof CATCH_UPS)[number]

/** What can be done to a series. */
export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'run', 'catch-up', 'end'] as const
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

/** When a series writes, and how it stands, as its owner sees it. */
export interface Schedule extends ScheduleRule {
  /** Of the series. */
  id: number
  status: ScheduleStatus
  /** Whether what it writes is mailed at once, or stays a draft. */
  autoSend: boolean
  missed: Missed
  /** Why it was paused by itself, in words for the user. */
  problem: string | null
  /** How many invoices it has written. */
  written: number
  /** The next days it writes on, at most five; none once it has ended. */
  nextDates: Day[]
  /** The days that passed since it was paused by itself, at most five: its owner is asked what becomes of them. */
  missedDates: Day[]
}

/** What a series writes, each time anew. */
export interface SeriesContent {
  clientId: number
  currency: string
  /** Percent. */
  taxRate: number
  /** Texts with their placeholders. */
  notes: string | null
  termsAndConditions: string | null
  paymentMethod: PaymentMethod
  /** Days from an invoice's issue date to its due date. */
  paymentTerms: number
  lineItems: { description: string; quantity: number; unitPrice: number }[]
}

/** An invoice of a series. */
export interface SeriesInvoice {
  id: number
  invoiceNumber: string
  issueDate: Day
  status: InvoiceStatus
  totalAmount: number
  currency: string
}

/** The next invoice as it would be written, placeholders filled. */
export interface NextInvoice {
  issueDate: Day
  dueDate: Day
  notes: string | null
  termsAndConditions: string | null
  lineItems: { description: string; quantity: number; unitPrice: number; amount: number }[]
}

/** A series: what it writes and when. */
export interface Series extends Schedule, SeriesContent {
  /** Counts changes; an edit names the version it started from. */
  version: number
  clientName: string
  clientDeleted: boolean
  subtotal: number
  taxAmount: number
  totalAmount: number
  /** Null once it has ended. */
  next: NextInvoice | null
  /** Those it wrote last and the one it began with, newest first. */
  invoices: SeriesInvoice[]
}
