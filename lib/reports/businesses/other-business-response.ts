import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'
import type { BusinessView } from '@/lib/business/members/member-response'

export const otherBusinessResponse = z.strictObject({ id, name: text }).meta({ id: 'ElsewhereBusiness' })

/** Another business of the user that has a record with the id in the URL. */
export type OtherBusiness = z.infer<typeof otherBusinessResponse>

/** Totals of a business in one currency. */
export interface BusinessSums {
  currency: string
  /** Balance due of sent invoices. */
  outstanding: number
  /** The part of `outstanding` that is past due by the business's own day. */
  overdue: number
  /** Tax of the invoices issued in the current quarter, except cancelled ones, less that of credit notes. */
  tax: number
}

/** A business in the overview of a user who belongs to several. */
export interface BusinessOverview extends BusinessView {
  drafts: number
  isDiscardable: boolean
  /** The business's default currency first, even if its sums are zero. */
  sums: BusinessSums[]
}
