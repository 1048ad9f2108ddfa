import { z } from 'zod'
import { day, MAX_MONEY, optionalText, requiredChoice } from '@/lib/kernel/validation'
import { decimalsProblem } from './decimals'
import { paymentKinds } from './types'

/** A sum of money, more than nothing. */
export const sumOfMoney = z
  .number({ error: 'Amount is required' })
  .positive('Amount must be more than 0')
  .max(MAX_MONEY * 1000, 'Amount is too large')

/** Made by a form, once: the same request sent twice is done once, in any case of letters. */
export const requestId = z.uuid({ error: 'The request’s id is no UUID' }).toLowerCase()

const payment = {
  paidOn: day('Payment date is required'),
  /** All that came in. */
  amount: sumOfMoney,
  method: requiredChoice(paymentKinds, 'Payment method is required'),
  reference: optionalText(100),
}

/** Whether what came in beyond the balance becomes the client's credit; else such an amount is refused. */
const creditExcess = z.boolean().optional()

/** What `POST /api/invoices/{id}/payments` takes. */
export const paymentSchema = z.strictObject({
  ...payment,
  creditExcess,
  /** Whether the client gets a receipt by mail; as the settings say when it is left out. */
  sendReceipt: z.boolean().optional(),
  requestId: requestId.optional(),
})

/**
 * The same for one invoice: its amount has no more decimals than fit, and what is more than `left` is kept as credit. `recordPayment`
 * says so too.
 * @param tooMuch what is said of an amount of which a part is left over
 */
export const paymentSchemaOf = (
  invoice: Parameters<typeof decimalsProblem>[1],
  tooMuch: (amount: number) => string | null,
) =>
  paymentSchema.superRefine(({ amount, creditExcess }, context) => {
    const message = decimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
    const excess = creditExcess ? null : tooMuch(amount)
    if (!message && excess) context.addIssue({ code: 'custom', path: ['creditExcess'], message: excess })
  })

/** What `PATCH /api/invoices/{id}/payments/{paymentId}` takes: what is to change. */
export const paymentChangeSchema = z.strictObject(payment).partial().extend({ creditExcess })

/** What `POST /api/invoices/{id}/payments/{paymentId}/receipt` takes. */
export const receiptRequestSchema = z.strictObject({ requestId: requestId.optional() })

/** What `PATCH /api/user/receipts` takes. */
export const receiptsSchema = z.strictObject({ isOn: z.boolean() })

export type PaymentValues = z.input<typeof paymentSchema>
export type PaymentInput = z.output<typeof paymentSchema>
export type PaymentChange = Partial<z.output<typeof paymentChangeSchema>>
