import { z } from 'zod'
import { getCombinedRate, MAX_PART_NAME, MAX_PART_NUMBER, MAX_TAX_PARTS } from '@/lib/core/tax/parts'
import { optionalText, requiredText } from './index'
import { fieldMessage } from './field-message'
import { percentage } from './percentage'

const part = z.strictObject({
  name: requiredText('taxes.part-name', MAX_PART_NAME),
  rate: percentage('rate').refine((rate) => rate > 0, fieldMessage('taxes.part-rate')),
  compound: z.boolean().default(false),
  number: optionalText(MAX_PART_NUMBER),
  // Clients may send back the amounts they read.
  amount: z.unknown().optional(),
})

const fold = (name: string) => name.toLowerCase()

/** The named parts of a tax. Names differ, and together they charge at most 100 %. */
const list = z
  .array(part)
  .max(MAX_TAX_PARTS, fieldMessage('taxes.too-many-parts', { max: MAX_TAX_PARTS }))
  .superRefine((parts, context) => {
    parts.forEach(({ name }, index) => {
      if (parts.findIndex((one) => fold(one.name) === fold(name)) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: fieldMessage('taxes.part-twice') })
    })
    if (getCombinedRate(parts) > 100)
      context.addIssue({ code: 'custom', path: [0, 'rate'], message: fieldMessage('taxes.parts-rate') })
  })
  .transform((parts) => parts.map(({ amount: _amount, ...part }) => part))

/** The parts; undefined for a plain rate. */
export const taxParts = list.transform((parts) => (parts.length > 0 ? parts : undefined)).optional()

/** The parts in an update: undefined leaves them unchanged, null or an empty list removes them. */
export const patchTaxParts = list
  .nullable()
  .transform((parts) => (parts && parts.length > 0 ? parts : null))
  .optional()
