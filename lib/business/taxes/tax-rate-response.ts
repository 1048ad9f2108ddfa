import { z } from 'zod'
import { id, percent, text, textOrNull } from '@/lib/core/response-fields'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { taxPartsResponse } from '@/lib/core/tax/part-schema'

export const taxRateResponse = z
  .strictObject({
    id,
    name: text,
    rate: percent,
    category: z.enum(TAX_CATEGORIES),
    reason: textOrNull,
    parts: taxPartsResponse,
    /** True for the tax rate of new documents. */
    isDefault: z.boolean(),
  })
  .meta({ id: 'TaxRate' })

/** Tax rate that a business uses on its documents. Documents copy it, so later changes don't affect them. */
export type TaxRate = z.infer<typeof taxRateResponse>
