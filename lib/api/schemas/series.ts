import { z } from 'zod'
import { SCHEDULE_STATUSES, type Schedule, type RecurringSchedule } from '@/lib/recurring/schedules/types'
import { mapTexts } from '@/lib/documents/texts'
import { missedPolicies } from '@/lib/documents/recurrence/types'
import {
  charges,
  currency,
  day,
  dayOrNull,
  frequency,
  id,
  languages,
  createLineSchema,
  money,
  paymentMethod,
  status,
  text,
  textOrNull,
} from './fields'

const schedule = {
  id,
  frequency,
  every: z.number().int().positive(),
  startsOn: day,
  endsOn: dayOrNull,
  maxRuns: z.number().int().nullable(),
  status: z.enum(SCHEDULE_STATUSES).meta({ id: 'ScheduleStatus' }),
  autoSend: z.boolean(),
  missed: z.enum(missedPolicies),
  problem: textOrNull,
  written: z.number().int(),
  nextDates: z.array(day),
  missedDates: z.array(day),
}
export const scheduleAnswer = z.strictObject(schedule).meta({ id: 'Schedule' }) satisfies z.ZodType<Schedule>

export const seriesAnswer = z
  .strictObject({
    ...schedule,
    version: z.number().int().positive(),
    clientId: id,
    clientName: text,
    clientDeleted: z.boolean(),
    currency,
    ...charges,
    ...mapTexts(() => textOrNull),
    paymentMethod,
    ...languages,
    paymentTerms: z.number().int(),
    lineItems: z.array(createLineSchema({}, {})),
    subtotal: money,
    taxAmount: money,
    totalAmount: money,
    next: z
      .strictObject({
        issueDate: day,
        dueDate: day,
        ...mapTexts(() => textOrNull),
        lineItems: z.array(createLineSchema({}, { amount: money })),
      })
      .nullable(),
    monthEndCorrection: z.strictObject({ dayOfMonth: z.number().int(), nextDates: z.array(day) }).nullable(),
    invoices: z.array(
      z.strictObject({ id, invoiceNumber: text, issueDate: day, status, totalAmount: money, currency }),
    ),
  })
  .meta({ id: 'Series' }) satisfies z.ZodType<RecurringSchedule>
