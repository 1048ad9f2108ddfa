import { z } from 'zod'
import { parsePercent } from '@/lib/core/money/parse'
import {
  isCharged,
  MAX_TAX_REASON,
  normalizeTax,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@/lib/core/tax/categories'
import { optionalProse, requiredChoice, requiredText, ALWAYS_RUN } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { taxParts } from '@/lib/core/validation/tax-parts'
import { percentage } from '@/lib/core/validation/percentage'
import { MAX_TAX_NAME } from './types'

const NO_RATE = fieldMessage('taxes.no-rate')

const fields = {
  name: requiredText('taxes.name-required', MAX_TAX_NAME),
  category: requiredChoice(TAX_CATEGORIES, 'taxes.category-required'),
  /** Percent; zero in categories that charge no tax. With parts, theirs together counts. */
  rate: percentage('rate').default(0),
  reason: optionalProse(MAX_TAX_REASON),
  parts: taxParts,
  isDefault: z.boolean().optional(),
}

/** Body of `POST /api/tax-rates`, and of `PATCH /api/tax-rates/{id}`, which replaces the tax rate. */
export const taxRateSchema = z
  .strictObject(fields)
  .superRefine(
    ({ category, rate, parts }: { category?: unknown; rate?: unknown; parts?: unknown }, context) => {
      if (category === 'S' && rate === 0 && !parts)
        context.addIssue({ code: 'custom', path: ['rate'], message: NO_RATE })
    },
    ALWAYS_RUN,
  )
  .transform((input) => {
    const { parts = [], ...tax } = normalizeTax(input)
    return { ...input, ...tax, category: input.category, parts }
  })

export type TaxRateInput = z.output<typeof taxRateSchema>

/** Fields of the tax dialog, as typed. */
export interface TaxFields {
  name: string
  category: TaxCategory
  rate: string
  reason: string
  /** None for a plain rate. */
  parts: { name: string; rate: string; compound: boolean; number: string }[]
  isDefault: boolean
}

/** Parses the fields of the tax dialog and validates them like the API. */
export const taxFormSchema = z.preprocess(
  (typed: TaxFields) => ({
    ...typed,
    rate: isCharged(typed.category) ? (parsePercent(typed.rate) ?? 0) : 0,
    parts: isCharged(typed.category)
      ? typed.parts.map((part, index) => ({
          ...part,
          rate: parsePercent(part.rate),
          // The first has none before it.
          compound: index > 0 && part.compound,
        }))
      : [],
  }),
  taxRateSchema,
)
