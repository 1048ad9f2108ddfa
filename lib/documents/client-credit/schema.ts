import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { day, optionalText, requiredChoice } from '@/lib/core/validation'
import { positiveAmount } from '@/lib/documents/payments/schema'
import { paymentKinds } from '@/lib/documents/payments/types'

/** Body of `POST /api/clients/{id}/credit/refunds`. */
export const refundSchema = z.strictObject({
  currency: requiredChoice(ALL_CURRENCIES, 'business.currency-required'),
  amount: positiveAmount,
  refundedOn: day('refunds.date-required'),
  method: requiredChoice(paymentKinds, 'refunds.method-required'),
  note: optionalText(200),
})

export type RefundValues = z.input<typeof refundSchema>
export type RefundInput = z.output<typeof refundSchema>
