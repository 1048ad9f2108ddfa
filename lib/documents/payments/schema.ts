import { z } from 'zod'
import { day, MAX_MONEY, optionalText, requiredChoice } from '@/lib/kernel/validation'
import { decimalsProblem } from './decimals'
import { paymentKinds } from './types'

/** What `POST /api/invoices/{id}/payments` takes. */
export const paymentSchema = z.strictObject({
  paidOn: day('Payment date is required'),
  amount: z
    .number({ error: 'Amount is required' })
    .positive('Amount must be more than 0')
    .max(MAX_MONEY * 1000, 'Amount is too large'),
  method: requiredChoice(paymentKinds, 'Payment method is required'),
  reference: optionalText(100),
  /** Whether the client gets a receipt by mail; as the settings say when it is left out. */
  sendReceipt: z.boolean().optional(),
  /** Made by the form, once: the same request sent twice is one payment. */
  requestId: z.uuid({ error: 'The request’s id is no UUID' }).optional(),
})

/** The same for one invoice: its amount has no more decimals than fit. `recordPayment` says so too. */
export const paymentSchemaOf = (invoice: Parameters<typeof decimalsProblem>[1]) =>
  paymentSchema.superRefine(({ amount }, context) => {
    const message = decimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
  })

/** What `PATCH /api/user/receipts` takes. */
export const receiptsSchema = z.strictObject({ isOn: z.boolean() })

export type PaymentValues = z.input<typeof paymentSchema>
export type PaymentInput = z.output<typeof paymentSchema>
