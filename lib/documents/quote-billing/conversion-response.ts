import { z } from 'zod'
import { currency, id, money } from '@/lib/core/response-fields'
import { chargesResponse, itemContentResponse } from '@/lib/documents/totals/content-response'
import { derivedFields } from './related-response'

/** Item of a quote, and the quantity that no partial invoice bills yet. */
const unbilledItem = z.strictObject({
  /** Position on the quote. */
  line: id,
  ...itemContentResponse.shape,
  left: z.number().meta({ description: 'Quantity that no partial invoice bills yet' }),
})

const derivedInvoice = z.strictObject({
  ...derivedFields,
  charged: money.meta({ description: 'Total less credit notes' }),
})

/** An invoice created from the quote. */
export type DerivedInvoice = z.infer<typeof derivedInvoice>

export const conversionResponse = z
  .strictObject({
    ...chargesResponse.omit({ withholding: true }).shape,
    currency,
    totalAmount: money,
    billed: money.meta({ description: 'Amount billed so far' }),
    left: money.meta({ description: 'Amount remaining to bill' }),
    lineItems: z.array(unbilledItem),
    /** Invoices that are not cancelled, oldest first. */
    made: z.array(derivedInvoice),
  })
  .meta({ id: 'ConversionStart' })

/** Data for the dialog that bills a quote or a pro forma invoice. */
export type ConversionStart = z.infer<typeof conversionResponse>
