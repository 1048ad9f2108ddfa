import { z } from 'zod'
import { day, MAX_MONEY, optionalText, requiredChoice } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { findDecimalsProblem } from './payment-decimals'
import { paymentKinds } from './types'

/** An amount of money above 0. */
export const positiveAmount = z
  .number({ error: fieldMessage('payments.amount-required') })
  .positive(fieldMessage('payments.amount-positive'))
  .max(MAX_MONEY * 1000, fieldMessage('payments.amount-too-large'))

const payment = {
  paidOn: day('payments.date-required'),
  /** Everything received, an excess over the balance included. */
  amount: positiveAmount,
  method: requiredChoice(paymentKinds, 'payments.method-required'),
  reference: optionalText(100),
}

/** True if an excess over the balance becomes credit of the client; otherwise an excess is rejected. */
const creditExcess = z.boolean().optional()

/** True if the client paid the tax to be withheld: then the whole total is payable. */
const notWithheld = z.boolean().optional()

/** Body of `POST /api/invoices/{id}/payments`. */
export const paymentSchema = z.strictObject({
  ...payment,
  creditExcess,
  notWithheld,
  /** True to email a receipt to the client; defaults to the setting. */
  sendReceipt: z.boolean().optional(),
})

type ExplainedAmount = Pick<z.output<typeof paymentSchema>, 'amount' | 'creditExcess' | 'notWithheld'>

/**
 * Extends the schema for one invoice: limits the decimals of the amount, and requires that an excess is explained.
 * `recordPayment` enforces both, too.
 * @param tooMuch returns the error for an excess, and the checkbox to show it at
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

/** Body of `PATCH /api/invoices/{id}/payments/{paymentId}`: the fields to change. */
export const paymentChangeSchema = z.strictObject(payment).partial().extend({ creditExcess, notWithheld })

/** Body of `POST /api/invoices/{id}/payments/{paymentId}/receipt`. */
export const receiptRequestSchema = z.strictObject({})

/** Body of `PATCH /api/user/receipts`. */
export const receiptsSchema = z.strictObject({ isOn: z.boolean() })

export type PaymentValues = z.input<typeof paymentSchema>
export type PaymentInput = z.output<typeof paymentSchema>
export type PaymentChange = Partial<z.output<typeof paymentChangeSchema>>
