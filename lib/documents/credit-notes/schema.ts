import { z } from 'zod'
import { decimals } from '@/lib/core/validation'
import { MAX_LINES } from '@/lib/documents/limits'

/** Body of `POST /api/invoices/{id}/credit`: lines and quantities, or none for all that is left. */
export const creditSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z.number({ error: 'Choose a line' }).int('Choose a line').positive('Choose a line'),
        quantity: z
          .number({ error: 'Quantity must be a number' })
          .positive('Quantity must be more than 0')
          .max(1_000_000, 'Quantity must be at most 1,000,000')
          .refine(decimals(4), 'Quantity can have at most 4 decimals'),
      }),
      { error: 'Choose what to credit' },
    )
    .min(1, 'Choose what to credit')
    .max(MAX_LINES, `At most ${MAX_LINES} line items`)
    .optional(),
})

export type CreditInput = z.output<typeof creditSchema>
