import { z } from 'zod'
import { day, MAX_MONEY, optionalText, requiredChoice } from '@/lib/core/validation'
import { findDecimalsProblem } from './payment-decimals'
import { paymentKinds } from './types'

/** A sum of money, more than nothing. */
export const sumOfMoney = z
  .number({ error: 'Amount is required' })
  .positive('Amount must be more than 0')
  .max(MAX_MONEY * 1000, 'Amount is too large')

const payment = {
  paidOn: day('Payment date is required'),
  /** All that came in. */
  amount: sumOfMoney,
  method: requiredChoice(paymentKinds, 'Payment method is required'),
  reference: optionalText(100),
}

/** Whether what came in beyond the balance becomes the client's credit; else such an amount is refused. */
const creditExcess = z.boolean().optional()

/** Whether the client paid the tax that the invoice says is withheld: then the whole total is payable. */
const notWithheld = z.boolean().optional()

/** What `POST /api/invoices/{id}/payments` takes. */
export const paymentSchema = z.strictObject({
  ...payment,
  creditExcess,
  notWithheld,
  /** Whether the client gets a receipt by mail; as the settings say when it is left out. */
  sendReceipt: z.boolean().optional(),
})

/** An amount, and how an excess over the balance is explained. */
type ExplainedAmount = Pick<z.output<typeof paymentSchema>, 'amount' | 'creditExcess' | 'notWithheld'>

/**
 * The same for one invoice: limits the decimals of the amount, and requires that an excess is explained. `recordPayment` enforces both
 * too.
 * @param tooMuch returns the error for an excess and the box it belongs to
 */
export const createPaymentSchema = (
  invoice: Parameters<typeof findDecimalsProblem>[1],
  tooMuch: (payment: ExplainedAmount) => { box: 'creditExcess' | 'notWithheld'; message: string } | null,
) =>
  paymentSchema.superRefine((payment, context) => {
    const { amount } = payment
    const message = findDecimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
    const excess = tooMuch(payment)
    if (!message && excess) context.addIssue({ code: 'custom', path: [excess.box], message: excess.message })
  })

/** What `PATCH /api/invoices/{id}/payments/{paymentId}` takes: what is to change. */
export const paymentChangeSchema = z.strictObject(payment).partial().extend({ creditExcess, notWithheld })

/** What `POST /api/invoices/{id}/payments/{paymentId}/receipt` takes. */
export const receiptRequestSchema = z.strictObject({})

/** What `PATCH /api/user/receipts` takes. */
export const receiptsSchema = z.strictObject({ isOn: z.boolean() })

export type PaymentValues = z.input<typeof paymentSchema>
export type PaymentInput = z.output<typeof paymentSchema>
export type PaymentChange = Partial<z.output<typeof paymentChangeSchema>>
