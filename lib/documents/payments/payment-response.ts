import { z } from 'zod'
import { day, id, money, textOrNull } from '@/lib/core/response-fields'
import { paymentSources } from './types'

export const paymentResponse = z
  .strictObject({
    id,
    paidOn: day,
    amount: money.meta({ description: 'Amount that pays the invoice' }),
    credited: money.meta({ description: 'Amount received beyond that, which became the client’s credit' }),
    method: z.enum(paymentSources),
    /** Number of the credit note, if paid by one. */
    reference: textOrNull,
    notWithheld: z
      .boolean()
      .optional()
      .meta({ description: 'True if the payment includes the tax that the invoice states as withheld' }),
    creditNoteId: id.optional().meta({ description: 'Id of the credit note that this payment comes from' }),
  })
  .meta({ id: 'Payment' })

/** A payment of an invoice, in the invoice's currency. */
export type Payment = z.infer<typeof paymentResponse>
