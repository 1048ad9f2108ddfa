import { z } from 'zod'
import { day, decimals, MAX_MONEY, optionalText, requiredChoice } from '@/lib/kernel/validation'
import { paymentKinds } from './types'

/** What `POST /api/invoices/{id}/payments` takes. */
export const paymentSchema = z.strictObject({
  paidOn: day('Payment date is required'),
  amount: z
    .number({ error: 'Amount is required' })
    .positive('Amount must be more than 0')
    .max(MAX_MONEY * 1000, 'Amount is too large')
    .refine(decimals(2), 'Amount can have at most 2 decimals'),
  method: requiredChoice(paymentKinds, 'Payment method is required'),
  reference: optionalText(100),
  /** Whether the client gets a receipt by mail; as the settings say when it is left out. */
  sendReceipt: z.boolean().optional(),
  /** Made by the form, once: the same request sent twice is one payment. */
  requestId: z.uuid({ error: 'The request’s id is no UUID' }).optional(),
})

/** What `PATCH /api/user/receipts` takes. */
export const receiptsSchema = z.strictObject({ isOn: z.boolean() })

export type PaymentValues = z.input<typeof paymentSchema>
export type PaymentInput = z.output<typeof paymentSchema>
