import type { Day } from '@/lib/core/dates'
import type { ItemContent, LineContent, TextLine } from '@/lib/documents/totals/line-content'
import type { MissedPolicy, ScheduleRule } from '@/lib/documents/recurrence/types'
import type { LanguageChoice } from '@/lib/core/languages'
import type { DocumentTexts } from '@/lib/documents/texts'
import type { Charges } from '@/lib/documents/totals/charges'
import type { InvoiceStatus, PaymentMethod } from '@/lib/documents/types'

export const SCHEDULE_STATUSES = ['ACTIVE', 'PAUSED', 'ENDED'] as const
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number]

export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'run', 'catch-up', 'month-end', 'end'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]
/** True for actions on the next date, which the caller names. */
export const isDayAction = (action: ScheduleAction): boolean => action === 'skip' || action === 'run'

/** Rule and state of a recurring schedule. */
export interface Schedule extends ScheduleRule {
  /** Id of the recurring schedule. */
  id: number
  status: ScheduleStatus
  /** True if invoices are emailed at once; otherwise they stay drafts. */
  autoSend: boolean
  missed: MissedPolicy
  /** Reason it was paused automatically, formatted for the user. */
  problem: string | null
  /** Number of invoices written so far. */
  written: number
  /** Next dates, at most five; none once it has ended. */
  nextDates: Day[]
  /** Dates missed since it was paused automatically, at most five. The user decides how to handle them. */
  missedDates: Day[]
}

/** Content of each invoice; texts may contain placeholders. */
export interface ScheduleContent extends DocumentTexts, LanguageChoice, Charges {
  clientId: number
  currency: string
  paymentMethod: PaymentMethod
  /** Days from an invoice's issue date to its due date. */
  paymentTerms: number
  lineItems: LineContent[]
}

export interface ScheduleInvoice {
  id: number
  invoiceNumber: string
  issueDate: Day
  status: InvoiceStatus
  totalAmount: number
  currency: string
}

/** Preview of the next invoice, with placeholders filled. */
export interface NextInvoice extends DocumentTexts {
  issueDate: Day
  dueDate: Day
  lineItems: ((ItemContent & { amount: number }) | TextLine)[]
}

/** Correction offered for a schedule that drifted from the end of the month to an earlier day. */
export interface MonthEndCorrection {
  /** Day of the month it started on and would return to: 29 to 31. */
  dayOfMonth: number
  /** Next dates after the correction, at most three. */
  nextDates: Day[]
}

/** Recurring schedule with its content. */
export interface RecurringSchedule extends Schedule, ScheduleContent {
  /** Incremented by each change; an edit names the version it started from. */
  version: number
  clientName: string
  clientDeleted: boolean
  subtotal: number
  taxAmount: number
  totalAmount: number
  /** Null once it has ended. */
  next: NextInvoice | null
  monthEndCorrection: MonthEndCorrection | null
  /** The latest invoices it wrote and its first one, newest first. */
  invoices: ScheduleInvoice[]
}
