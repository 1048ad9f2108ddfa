import type { BusinessView } from '@/lib/business/members/types'

/** What a business comes to in one currency. */
export interface BusinessSums {
  currency: string
  /** The balance of what was sent and is not paid. */
  outstanding: number
  /** The part of it that is past due by the day of the business. */
  overdue: number
  /** Tax of the invoices issued in the current quarter that were not cancelled, less that of credit notes. */
  tax: number
}

/** A business as whoever belongs to several sees it beside the others. */
export interface BusinessOverview extends BusinessView {
  drafts: number
  /** The business's own currency first; it is always there. */
  sums: BusinessSums[]
}

/** Another business of somebody's in which an address leads somewhere. */
export interface OtherBusiness {
  id: number
  name: string
}
