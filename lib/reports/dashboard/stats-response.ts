import { z } from 'zod'
import { currency, money } from '@/lib/core/response-fields'

const currencyStats = z.strictObject({
  currency,
  totalPaid: money,
  /** Neither paid nor cancelled: the sum of the next two. */
  totalUnpaid: money,
  /** Balance due on sent invoices. */
  totalOwed: money,
  /** Drafts. */
  totalDrafts: money,
})

/** Payments and outstanding amounts in one currency. */
export type CurrencyStats = z.infer<typeof currencyStats>

export const statsResponse = z
  .strictObject({
    totalPaid: money,
    totalUnpaid: money,
    totalInvoices: z.number().int(),
    paidInvoices: z.number().int(),
    /** Sent and not yet paid. */
    pendingInvoices: z.number().int(),
    draftInvoices: z.number().int(),
    /** The business's currency first, then all others in use, by code. Sums never mix currencies. */
    byCurrency: z.array(currencyStats),
  })
  .meta({ id: 'DashboardStats' })

/** `GET /api/dashboard/stats` (specification, section 3). The two plain sums are the first of `byCurrency`. */
export type DashboardStats = z.infer<typeof statsResponse>
