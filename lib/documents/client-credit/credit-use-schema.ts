import { z } from 'zod'
import { findDecimalsProblem } from '@/lib/documents/payments/payment-decimals'
import { positiveAmount } from '@/lib/documents/payments/schema'

/**
 * Body of `POST /api/invoices/{id}/payments/credit`. Not in `schema.ts`, which loads the table of currencies: the
 * dialog doesn't need it.
 */
export const creditUseSchema = z.strictObject({ amount: positiveAmount })

/** Extends the schema for one invoice: limits the decimals of the amount. */
export const createCreditUseSchema = (invoice: Parameters<typeof findDecimalsProblem>[1]) =>
  creditUseSchema.superRefine(({ amount }, context) => {
    const message = findDecimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
  })

export type CreditUse = z.output<typeof creditUseSchema>
