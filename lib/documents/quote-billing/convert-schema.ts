import { z } from 'zod'
import { decimals, MAX_MONEY } from '@/lib/core/validation'
import { MAX_LINES } from '@/lib/documents/limits'
import { CONVERSIONS } from './conversion-types'

const PERCENT = 'A deposit is more than 0 and at most 100 %'
const AMOUNT = 'Enter an amount above 0'
const QUANTITY = 'Enter a quantity above 0'

const chosenLine = z.strictObject({
  /** Position on the quote. */
  line: z.number({ error: 'Choose a line' }).int('Choose a line').positive('Choose a line'),
  quantity: z
    .number({ error: QUANTITY })
    .positive(QUANTITY)
    .max(1_000_000, 'Quantity must be at most 1,000,000')
    .refine(decimals(4), 'Quantity can have at most 4 decimals'),
})

/** Body of `POST /api/invoices/{id}/convert`. */
export const convertSchema = z
  .strictObject({
    to: z.enum(CONVERSIONS, { error: 'Choose what to convert it to' }),
    /** PARTIAL: lines and quantities. */
    lines: z.array(chosenLine).max(MAX_LINES, `At most ${MAX_LINES} line items`).optional(),
    /** DEPOSIT: percentage of the total, or an amount including tax. */
    percent: z
      .number({ error: PERCENT })
      .positive(PERCENT)
      .max(100, PERCENT)
      .refine(decimals(3), 'Percentages can have at most 3 decimals')
      .optional(),
    amount: z
      .number({ error: AMOUNT })
      .positive(AMOUNT)
      .max(MAX_MONEY, 'Amount must be at most 1,000,000,000')
      .optional(),
    /** Confirms that a quote is billed again. */
    again: z.literal(true).optional(),
  })
  .superRefine(({ to, lines, percent, amount }, context) => {
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (to === 'PARTIAL' && !lines?.length) addIssue('lines', 'Choose at least one line')
    if (to !== 'PARTIAL' && lines) addIssue('lines', 'Lines are chosen for a partial invoice alone')
    if (new Set(lines?.map(({ line }) => line)).size < (lines?.length ?? 0))
      addIssue('lines', 'Choose each line once')
    if (to !== 'DEPOSIT' && percent !== undefined) addIssue('percent', 'Only a deposit has a percentage')
    if (to !== 'DEPOSIT' && amount !== undefined) addIssue('amount', 'Only a deposit has an amount')
    if (to === 'DEPOSIT' && (percent === undefined) === (amount === undefined))
      addIssue('percent', 'Enter a percentage or an amount')
  })
export type ConvertInput = z.output<typeof convertSchema>
