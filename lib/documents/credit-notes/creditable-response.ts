import { z } from 'zod'
import { id, money, percent, taxCategory } from '@/lib/core/response-fields'

const creditableLine = z.strictObject({ line: id, quantity: z.number(), amount: money }).meta({
  id: 'CreditableLine',
  description: 'Amount and quantity of a line, by its position, that can still be credited',
})

export const creditableResponse = z
  .strictObject({
    lines: z.array(creditableLine),
    discountAmount: money,
    taxes: z.array(z.strictObject({ category: taxCategory, rate: percent, taxable: money, tax: money })),
    withheldAmount: money,
    totalAmount: money,
    notes: z.number().int().nonnegative().meta({ description: 'Number of credit notes' }),
  })
  .meta({ id: 'Creditable' })

/**
 * Amounts of an invoice that can still be credited: its own, less those of its credit notes. Drafts count, cancelled
 * credit notes don't.
 */
export type CreditableAmounts = z.infer<typeof creditableResponse>
