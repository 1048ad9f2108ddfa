import { z } from 'zod'
import { id, money, text, textOrNull, unitPrice } from '@/lib/core/response-fields'
import { TEXT_LINE_KINDS } from '@/lib/documents/line-items/line-kinds'
import { lineChargesResponse } from './charges-response'

export const itemContentResponse = z.strictObject({
  kind: z.literal('ITEM'),
  description: text,
  quantity: z.number(),
  /** Unit of measure (lib/core/money/units.ts); null for a plain count. */
  unit: textOrNull,
  unitPrice,
  ...lineChargesResponse.shape,
})

export const textLineResponse = z.strictObject({
  kind: z.enum(TEXT_LINE_KINDS).meta({ description: 'It says something and counts nothing' }),
  description: text,
})

/** An item without position and amount: as entered, sent, or copied. */
export type ItemContent = z.infer<typeof itemContentResponse>
/** A heading or a text. */
export type TextLine = z.infer<typeof textLineResponse>
export type LineContent = ItemContent | TextLine

const lineSourceResponse = z.strictObject({
  sourceLine: id.optional().meta({ description: 'The line of the document it was made from' }),
  depositId: id
    .optional()
    .meta({ description: 'Of a final invoice: the one billed before that it takes off' }),
  depositTax: money.optional().meta({ description: 'The tax that one charged on it' }),
})

/** Origin of a line. */
export type LineSource = z.infer<typeof lineSourceResponse>

export const itemResponse = z.strictObject({
  id,
  ...itemContentResponse.shape,
  amount: money,
  unitCode: text.optional().meta({
    description: 'The code of its unit in UN/ECE Recommendation 20: `C62` for a word of one’s own',
  }),
  ...lineSourceResponse.shape,
})

export const lineItemResponse = z
  .discriminatedUnion('kind', [itemResponse, z.strictObject({ id, ...textLineResponse.shape })])
  .meta({ id: 'LineItem' })

/** An item at its position. */
export type Item = z.infer<typeof itemResponse>
export type LineItem = z.infer<typeof lineItemResponse>
