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
  kind: z.enum(TEXT_LINE_KINDS).meta({ description: 'Heading or text without an amount' }),
  description: text,
})

/** An item without position and amount: as entered, sent, or copied. */
export type ItemContent = z.infer<typeof itemContentResponse>
/** A heading or a text. */
export type TextLine = z.infer<typeof textLineResponse>
export type LineContent = ItemContent | TextLine

const lineSourceResponse = z.strictObject({
  sourceLine: id.optional().meta({ description: 'Position of the line in the source document' }),
  depositId: id
    .optional()
    .meta({ description: 'Final invoices only: id of the earlier invoice that this line deducts' }),
  depositTax: money.optional().meta({ description: 'Tax charged on the deducted invoice' }),
})

/** Origin of a line. */
export type LineSource = z.infer<typeof lineSourceResponse>

export const itemResponse = z.strictObject({
  id,
  ...itemContentResponse.shape,
  amount: money,
  unitCode: text.optional().meta({
    description: 'Code of the unit in UN/ECE Recommendation 20; `C62` for a custom unit',
  }),
  ...lineSourceResponse.shape,
})

export const lineItemResponse = z
  .discriminatedUnion('kind', [itemResponse, z.strictObject({ id, ...textLineResponse.shape })])
  .meta({ id: 'LineItem' })

/** An item at its position. */
export type Item = z.infer<typeof itemResponse>
export type LineItem = z.infer<typeof lineItemResponse>
