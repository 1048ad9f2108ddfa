import { z } from 'zod'
import { percent, taxCategory, text, textOrNull, id, money, unitPrice } from '@/lib/core/response-fields'
import { taxPart, taxPartsResponse } from '@/lib/core/tax/part-schema'
import { DISCOUNT_KINDS } from '@/lib/documents/enums'
import { TEXT_LINE_KINDS } from '@/lib/documents/line-items/line-kinds'

const discount = z
  .strictObject({ kind: z.enum(DISCOUNT_KINDS), value: z.number().min(0) })
  .nullable()
  .meta({ id: 'Discount', description: 'Percentage, or an amount in the document’s currency' })

/** Discount of a line or of the sum of all lines. */
export type Discount = NonNullable<z.infer<typeof discount>>

/** A part of a tax with the amount charged for it. */
export const chargedPart = taxPart.extend({ amount: money }).meta({ id: 'ChargedTaxPart' })

export const chargesResponse = z.strictObject({
  /** Applies to lines without a tax of their own. */
  taxRate: percent,
  taxCategory,
  taxReason: textOrNull,
  taxParts: taxPartsResponse,
  /** True if prices are gross. */
  pricesIncludeTax: z.boolean(),
  discount,
  /**
   * Tax that the client withholds from the net amount, and pays to a tax office on behalf of the seller: IRPF, ritenuta
   * d'acconto.
   */
  withholding: z.strictObject({ label: text, rate: percent }).nullable(),
})

/** Tax, discount and withholding settings of a document. */
export type Charges = z.infer<typeof chargesResponse>

/** Tax of a line; null for the document's. */
export const lineTax = z
  .strictObject({ rate: percent, category: taxCategory, reason: textOrNull, parts: taxPartsResponse })
  .nullable()

const lineChargesResponse = z.strictObject({ discount, tax: lineTax })

/** Discount and tax of a line. */
export type LineCharges = z.infer<typeof lineChargesResponse>

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
  depositTaxes: z.array(money).optional().meta({ description: 'The same tax by part, if its tax has parts' }),
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
  taxes: z
    .array(z.strictObject({ name: text, rate: percent, amount: money }))
    .optional()
    .meta({ description: 'Share of the line in each part of its tax; missing for a plain rate' }),
  ...lineSourceResponse.shape,
})

export const lineItemResponse = z
  .discriminatedUnion('kind', [itemResponse, z.strictObject({ id, ...textLineResponse.shape })])
  .meta({ id: 'LineItem' })

/** An item at its position. */
export type Item = z.infer<typeof itemResponse>
export type LineItem = z.infer<typeof lineItemResponse>
