import { z } from 'zod'
import { findDecimalsProblem } from '@/lib/documents/payments/payment-decimals'
import { sumOfMoney } from '@/lib/documents/payments/schema'

/** What `POST /api/invoices/{id}/payments/credit` takes. Apart from what needs the table of currencies, which this dialog does not. */
export const creditUseSchema = z.strictObject({ amount: sumOfMoney })

/** The same for one invoice: its amount has no more decimals than fit. */
export const createCreditUseSchema = (invoice: Parameters<typeof findDecimalsProblem>[1]) =>
  creditUseSchema.superRefine(({ amount }, context) => {
    const message = findDecimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
  })

export type CreditUse = z.output<typeof creditUseSchema>
