import { z } from 'zod'
import { currency, money } from '@/lib/core/response-fields'

const currencyStats = z.strictObject({
  currency,
  totalPaid: money,
  /** Outstanding: neither paid nor cancelled. The next two add up to it. */
  totalUnpaid: money,
  /** What clients owe: the balance of what was sent. */
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
    /** The user's own currency first, then every other one in use, by name. Sums never mix currencies. */
    byCurrency: z.array(currencyStats),
  })
  .meta({ id: 'DashboardStats' })

/** `GET /api/dashboard/stats` (specification, section 3). The two plain sums are the first of `byCurrency`. */
export type DashboardStats = z.infer<typeof statsResponse>
