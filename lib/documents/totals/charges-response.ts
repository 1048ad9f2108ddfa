import { z } from 'zod'
import { percent, taxCategory, text, textOrNull } from '@/lib/core/response-fields'
import { DISCOUNT_KINDS } from '@/lib/documents/enums'

const discount = z
  .strictObject({ kind: z.enum(DISCOUNT_KINDS), value: z.number().min(0) })
  .nullable()
  .meta({ id: 'Discount', description: 'Percentage, or an amount in the document’s currency' })

/** Discount of a line or of the sum of all lines. */
export type Discount = NonNullable<z.infer<typeof discount>>

export const chargesResponse = z.strictObject({
  /** Applies to lines without a tax of their own. */
  taxRate: percent,
  taxCategory,
  taxReason: textOrNull,
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
export const lineTax = z.strictObject({ rate: percent, category: taxCategory, reason: textOrNull }).nullable()

export const lineChargesResponse = z.strictObject({ discount, tax: lineTax })

/** Discount and tax of a line. */
export type LineCharges = z.infer<typeof lineChargesResponse>
