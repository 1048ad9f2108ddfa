import { z } from 'zod'
import { decimalsProblem } from '@/lib/documents/payments/decimals'
import { sumOfMoney } from '@/lib/documents/payments/schema'

/** What `POST /api/invoices/{id}/payments/credit` takes. Apart from what needs the table of currencies, which this dialog does not. */
export const creditUseSchema = z.strictObject({ amount: sumOfMoney })

/** The same for one invoice: its amount has no more decimals than fit. */
export const creditUseSchemaOf = (invoice: Parameters<typeof decimalsProblem>[1]) =>
  creditUseSchema.superRefine(({ amount }, context) => {
    const message = decimalsProblem(amount, invoice)
    if (message) context.addIssue({ code: 'custom', path: ['amount'], message })
  })

export type CreditUse = z.output<typeof creditUseSchema>
