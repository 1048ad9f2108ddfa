import { z } from 'zod'
import { SCHEDULE_STATUSES, type Schedule, type RecurringSchedule } from '@/lib/recurring/schedules/types'
import { mapTexts } from '@/lib/documents/texts'
import { missedPolicies } from '@/lib/documents/recurrence/types'
import { currency, day, dayOrNull, id, languages, money, text, textOrNull } from '@/lib/core/response-fields'
import { frequency, paymentMethod, status } from '@/lib/documents/response-fields'
import { chargesResponse } from '@/lib/documents/totals/charges-response'
import { itemContentResponse, textLineResponse } from '@/lib/documents/totals/line-response'

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
    ...chargesResponse.shape,
    ...mapTexts(() => textOrNull),
    paymentMethod,
    ...languages,
    paymentTerms: z.number().int(),
    lineItems: z.array(z.discriminatedUnion('kind', [itemContentResponse, textLineResponse])),
    subtotal: money,
    taxAmount: money,
    totalAmount: money,
    next: z
      .strictObject({
        issueDate: day,
        dueDate: day,
        ...mapTexts(() => textOrNull),
        lineItems: z.array(
          z.discriminatedUnion('kind', [itemContentResponse.extend({ amount: money }), textLineResponse]),
        ),
      })
      .nullable(),
    monthEndCorrection: z.strictObject({ dayOfMonth: z.number().int(), nextDates: z.array(day) }).nullable(),
    invoices: z.array(
      z.strictObject({ id, invoiceNumber: text, issueDate: day, status, totalAmount: money, currency }),
    ),
  })
  .meta({ id: 'Series' }) satisfies z.ZodType<RecurringSchedule>
