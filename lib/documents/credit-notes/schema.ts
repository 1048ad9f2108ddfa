import { z } from 'zod'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { MAX_LINES } from '@/lib/documents/limits'
import { limitQuantity } from '@/lib/documents/line-items/quantity-schema'

const CHOOSE = fieldMessage('lines.choose')
const NOTHING = fieldMessage('creditNotes.lines-required')

/** Body of `POST /api/invoices/{id}/credit`: lines and quantities, or none for all that is left. */
export const creditSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z.number({ error: CHOOSE }).int(CHOOSE).positive(CHOOSE),
        quantity: limitQuantity(
          z
            .number({ error: fieldMessage('lines.quantity-number') })
            .positive(fieldMessage('lines.quantity-positive')),
        ),
      }),
      { error: NOTHING },
    )
    .min(1, NOTHING)
    .max(MAX_LINES, fieldMessage('lines.too-many', { max: MAX_LINES }))
    .optional(),
})

export type CreditInput = z.output<typeof creditSchema>
