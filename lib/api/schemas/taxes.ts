import { z } from 'zod'
import type { TaxRate } from '@/lib/business/taxes/types'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { id, percent, text, textOrNull } from './fields'

export const taxRateAnswer = z
  .strictObject({
    id,
    name: text,
    rate: percent,
    category: z.enum(TAX_CATEGORIES),
    reason: textOrNull,
    isDefault: z.boolean(),
  })
  .meta({ id: 'TaxRate' }) satisfies z.ZodType<TaxRate>
