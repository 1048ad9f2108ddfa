import { z } from 'zod'
import { decimals, MAX_MONEY } from '@/lib/core/validation'
import { fieldMessage, type FieldCode } from '@/lib/core/validation/field-message'
import { MAX_LINES } from '@/lib/documents/limits'
import { limitQuantity } from '@/lib/documents/line-items/quantity-schema'
import { CONVERSIONS } from './conversion-types'

const CHOOSE = fieldMessage('lines.choose')
const PERCENT = fieldMessage('conversion.percent')
const MAX_PERCENT_DECIMALS = 3
const AMOUNT = fieldMessage('conversion.amount')
const QUANTITY = fieldMessage('conversion.quantity')

const chosenLine = z.strictObject({
  /** Position on the quote. */
  line: z.number({ error: CHOOSE }).int(CHOOSE).positive(CHOOSE),
  quantity: limitQuantity(z.number({ error: QUANTITY }).positive(QUANTITY)),
})

/** Body of `POST /api/invoices/{id}/convert`. */
export const convertSchema = z
  .strictObject({
    to: z.enum(CONVERSIONS, { error: fieldMessage('conversion.kind-required') }),
    /** PARTIAL: lines and quantities. */
    lines: z
      .array(chosenLine)
      .max(MAX_LINES, fieldMessage('lines.too-many', { max: MAX_LINES }))
      .optional(),
    /** DEPOSIT: percentage of the total, or an amount including tax. */
    percent: z
      .number({ error: PERCENT })
      .positive(PERCENT)
      .max(100, PERCENT)
      .refine(
        decimals(MAX_PERCENT_DECIMALS),
        fieldMessage('conversion.percent-decimals', { max: MAX_PERCENT_DECIMALS }),
      )
      .optional(),
    amount: z
      .number({ error: AMOUNT })
      .positive(AMOUNT)
      .max(MAX_MONEY, fieldMessage('conversion.amount-max', { max: MAX_MONEY }))
      .optional(),
    /** Confirms that a quote is billed again. */
    again: z.literal(true).optional(),
  })
  .superRefine(({ to, lines, percent, amount }, context) => {
    const addIssue = (path: string, code: FieldCode) =>
      context.addIssue({ code: 'custom', path: [path], message: fieldMessage(code) })
    if (to === 'PARTIAL' && !lines?.length) addIssue('lines', 'conversion.lines-required')
    if (to !== 'PARTIAL' && lines) addIssue('lines', 'api.only-partial-lines')
    if (new Set(lines?.map(({ line }) => line)).size < (lines?.length ?? 0))
      addIssue('lines', 'conversion.line-twice')
    if (to !== 'DEPOSIT' && percent !== undefined) addIssue('percent', 'api.only-deposit-percent')
    if (to !== 'DEPOSIT' && amount !== undefined) addIssue('amount', 'api.only-deposit-amount')
    if (to === 'DEPOSIT' && (percent === undefined) === (amount === undefined))
      addIssue('percent', 'conversion.share-required')
  })
export type ConvertInput = z.output<typeof convertSchema>
