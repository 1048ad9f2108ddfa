import { z } from 'zod'
import { day, id, money, textOrNull } from '@/lib/core/response-fields'
import { paymentSources } from './types'

export const paymentResponse = z
  .strictObject({
    id,
    paidOn: day,
    amount: money.meta({ description: 'What it pays of the invoice' }),
    credited: money.meta({ description: 'What came in beyond that, and became the client’s credit' }),
    method: z.enum(paymentSources),
    /** Number of the credit note, if paid by one. */
    reference: textOrNull,
    notWithheld: z
      .boolean()
      .optional()
      .meta({ description: 'Whether this payment includes the tax that the invoice says is withheld' }),
    creditNoteId: id.optional().meta({ description: 'The credit note that settled the invoice with it' }),
  })
  .meta({ id: 'Payment' })

/** A payment of an invoice, in the invoice's currency. */
export type Payment = z.infer<typeof paymentResponse>
