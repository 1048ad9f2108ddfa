import { z } from 'zod'
import type { Day } from '@/lib/core/dates'
import { currency, day, dayOrNull, id, languages, money, text, textOrNull } from '@/lib/core/response-fields'
import { missedPolicies } from '@/lib/documents/recurrence/types'
import { frequency, paymentMethod, status } from '@/lib/documents/response-fields'
import { reasonResponse } from '@/lib/i18n/reason-response'
import type { LanguageChoice } from '@/lib/core/languages'
import { mapTexts, type DocumentTexts } from '@/lib/documents/texts'
import {
  chargesResponse,
  type Charges,
  itemContentResponse,
  textLineResponse,
} from '@/lib/documents/totals/content-response'
import { SCHEDULE_STATUSES } from './types'

export const scheduleResponse = z
  .strictObject({
    /** Id of the recurring schedule. */
    id,
    frequency,
    every: z.number().int().positive(),
    startsOn: day,
    endsOn: dayOrNull,
    maxRuns: z.number().int().nullable(),
    status: z.enum(SCHEDULE_STATUSES).meta({ id: 'ScheduleStatus' }),
    /** True if invoices are emailed at once; otherwise they stay drafts. */
    autoSend: z.boolean(),
    missed: z.enum(missedPolicies),
    /** Reason it was paused automatically, formatted for the user. */
    problem: textOrNull,
    /** Reason of `problem`, for clients that translate it. */
    reason: reasonResponse.nullable(),
    /** Number of invoices written so far. */
    written: z.number().int(),
    /** Next dates, at most five; none once it has ended. */
    nextDates: z.array(day),
    /** Dates missed since it was paused automatically, at most five. The user decides how to handle them. */
    missedDates: z.array(day),
  })
  .meta({ id: 'Schedule' })

/** Rule and state of a recurring schedule. */
export type Schedule = z.infer<typeof scheduleResponse>

const nextInvoice = z.strictObject({
  issueDate: day,
  dueDate: day,
  ...mapTexts(() => textOrNull),
  lineItems: z.array(
    z.discriminatedUnion('kind', [itemContentResponse.extend({ amount: money }), textLineResponse]),
  ),
})

/** Preview of the next invoice, with placeholders filled. */
export type NextInvoice = z.infer<typeof nextInvoice>

const monthEndCorrection = z.strictObject({
  /** Day of the month on which it started and to which it would return: 29 to 31. */
  dayOfMonth: z.number().int(),
  /** Next dates after the correction, at most three. */
  nextDates: z.array(day),
})

/** Correction offered for a schedule that drifted from the end of the month to an earlier day. */
export type MonthEndCorrection = z.infer<typeof monthEndCorrection>

const scheduleInvoice = z.strictObject({
  id,
  invoiceNumber: text,
  issueDate: day,
  status,
  totalAmount: money,
  currency,
})
export type ScheduleInvoice = z.infer<typeof scheduleInvoice>

export const recurringScheduleResponse = z
  .strictObject({
    ...scheduleResponse.shape,
    /** Incremented by each change; an edit names the version it started from. */
    version: z.number().int().positive(),
    clientId: id,
    clientName: text,
    clientDeleted: z.boolean(),
    currency,
    ...chargesResponse.shape,
    ...mapTexts(() => textOrNull),
    paymentMethod,
    ...languages,
    /** Days from an invoice's issue date to its due date. */
    paymentTerms: z.number().int(),
    lineItems: z.array(z.discriminatedUnion('kind', [itemContentResponse, textLineResponse])),
    subtotal: money,
    taxAmount: money,
    totalAmount: money,
    /** Null once it has ended. */
    next: nextInvoice.nullable(),
    /** Date on which it could restart: its next one from today that is after its invoices. Null unless it has ended. */
    restartsOn: dayOrNull,
    monthEndCorrection: monthEndCorrection.nullable(),
    /** The latest invoices it wrote and its first one, newest first. */
    invoices: z.array(scheduleInvoice),
  })
  .meta({ id: 'Series' })

/** Recurring schedule with its content. */
export type RecurringSchedule = z.infer<typeof recurringScheduleResponse>

/** Content of each invoice; texts may contain placeholders. */
export type ScheduleContent = Pick<
  RecurringSchedule,
  | 'clientId'
  | 'currency'
  | 'paymentMethod'
  | 'paymentTerms'
  | 'lineItems'
  | keyof DocumentTexts
  | keyof LanguageChoice
  | keyof Charges
>

/** Recurring schedule as listed. */
export type ListedSchedule = Pick<
  RecurringSchedule,
  | 'id'
  | 'clientId'
  | 'clientName'
  | 'frequency'
  | 'every'
  | 'autoSend'
  | 'status'
  | 'reason'
  | 'totalAmount'
  | 'currency'
> & {
  /** Number of the invoice it was created from; null if that was deleted. */
  invoiceNumber: string | null
  /** Null once it has ended. */
  nextDay: Day | null
}
