import { z } from 'zod'
import { decimals } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { MAX_LINES, MAX_QUANTITY, QUANTITY_DECIMALS } from '@/lib/documents/limits'

const CHOOSE = fieldMessage('lines.choose')
const NOTHING = fieldMessage('creditNotes.lines-required')

/** Body of `POST /api/invoices/{id}/credit`: lines and quantities, or none for all that is left. */
export const creditSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z.number({ error: CHOOSE }).int(CHOOSE).positive(CHOOSE),
        quantity: z
          .number({ error: fieldMessage('lines.quantity-number') })
          .positive(fieldMessage('lines.quantity-positive'))
          .max(MAX_QUANTITY, fieldMessage('lines.quantity-max', { max: MAX_QUANTITY }))
          .refine(
            decimals(QUANTITY_DECIMALS),
            fieldMessage('lines.quantity-decimals', { max: QUANTITY_DECIMALS }),
          ),
      }),
      { error: NOTHING },
    )
    .min(1, NOTHING)
    .max(MAX_LINES, fieldMessage('lines.too-many', { max: MAX_LINES }))
    .optional(),
})

export type CreditInput = z.output<typeof creditSchema>
