import { z } from 'zod'
import type { DashboardStats } from '@/lib/reports/dashboard/types'
import { notificationTypes, type Notifications } from '@/lib/notifications/types'
import type { SearchHits } from '@/lib/reports/search/types'
import { currency, id, instant, money, text, textOrNull } from '@/lib/core/response-fields'
import { documentKind, status } from '@/lib/documents/response-fields'

export const statsAnswer = z
  .strictObject({
    totalPaid: money,
    totalUnpaid: money,
    totalInvoices: z.number().int(),
    paidInvoices: z.number().int(),
    pendingInvoices: z.number().int(),
    draftInvoices: z.number().int(),
    byCurrency: z.array(
      z.strictObject({
        currency,
        totalPaid: money,
        totalUnpaid: money,
        totalOwed: money,
        totalDrafts: money,
      }),
    ),
  })
  .meta({ id: 'DashboardStats' }) satisfies z.ZodType<DashboardStats>

export const notificationsAnswer = z
  .strictObject({
    at: instant,
    items: z.array(
      z.strictObject({
        type: z.enum(notificationTypes),
        invoiceId: id.nullable(),
        invoiceNumber: textOrNull,
        kind: documentKind.nullable(),
        seriesId: id.nullable(),
        clientName: text,
        at: instant,
        unread: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Notifications' }) satisfies z.ZodType<Notifications>

export const searchAnswer = z
  .strictObject({
    invoices: z.array(
      z.strictObject({
        id,
        kind: documentKind,
        invoiceNumber: text,
        clientName: text,
        status,
        totalAmount: money,
        currency,
      }),
    ),
    clients: z.array(z.strictObject({ id, name: text, companyName: textOrNull })),
  })
  .meta({ id: 'SearchHits' }) satisfies z.ZodType<SearchHits>
