import type { Day } from '@/lib/core/dates'
import type { ItemContent, LineContent, TextLine } from '@/lib/documents/totals/line-content'
import type { MissedPolicy, ScheduleRule } from '@/lib/documents/recurrence/types'
import type { LanguageChoice } from '@/lib/core/languages'
import type { DocumentTexts } from '@/lib/documents/texts'
import type { Charges } from '@/lib/documents/totals/charges'
import type { InvoiceStatus, PaymentMethod } from '@/lib/documents/types'

export const SCHEDULE_STATUSES = ['ACTIVE', 'PAUSED', 'ENDED'] as const
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number]

/** What can be done to a series. */
export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'run', 'catch-up', 'month-end', 'end'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]
/** Whether it is done to the next day, which its caller names. */
export const isDayAction = (action: ScheduleAction): boolean => action === 'skip' || action === 'run'

/** When a series writes, and how it stands, as its owner sees it. */
export interface Schedule extends ScheduleRule {
  /** Of the series. */
  id: number
  status: ScheduleStatus
  /** Whether what it writes is mailed at once, or stays a draft. */
  autoSend: boolean
  missed: MissedPolicy
  /** Why it was paused by itself, in words for the user. */
  problem: string | null
  /** How many invoices it has written. */
  written: number
  /** The next days it writes on, at most five; none once it has ended. */
  nextDates: Day[]
  /** The days that passed since it was paused by itself, at most five: its owner is asked what becomes of them. */
  missedDates: Day[]
}

/** What a series writes, each time anew; its texts hold placeholders. */
export interface ScheduleContent extends DocumentTexts, LanguageChoice, Charges {
  clientId: number
  currency: string
  paymentMethod: PaymentMethod
  /** Days from an invoice's issue date to its due date. */
  paymentTerms: number
  lineItems: LineContent[]
}

/** An invoice of a series. */
export interface ScheduleInvoice {
  id: number
  invoiceNumber: string
  issueDate: Day
  status: InvoiceStatus
  totalAmount: number
  currency: string
}

/** The next invoice as it would be written, placeholders filled. */
export interface NextInvoice extends DocumentTexts {
  issueDate: Day
  dueDate: Day
  lineItems: ((ItemContent & { amount: number }) | TextLine)[]
}

/** The correction offered for a series that drifted from the end of the month to an earlier day. */
export interface MonthEndCorrection {
  /** The day of the month it started on and would return to: 29 to 31. */
  dayOfMonth: number
  /** Its next dates after the correction, at most three. */
  nextDates: Day[]
}

/** A series: what it writes and when. */
export interface RecurringSchedule extends Schedule, ScheduleContent {
  /** Counts changes; an edit names the version it started from. */
  version: number
  clientName: string
  clientDeleted: boolean
  subtotal: number
  taxAmount: number
  totalAmount: number
  /** Null once it has ended. */
  next: NextInvoice | null
  monthEndCorrection: MonthEndCorrection | null
  /** Those it wrote last and the one it began with, newest first. */
  invoices: ScheduleInvoice[]
}
