import { z } from 'zod'
import { id, money, percent, taxCategory } from '@/lib/core/response-fields'
import {
  chargedPart,
  type Charges,
  type ItemContent,
  type LineSource,
} from '@/lib/documents/totals/content-response'
import type { LineItem } from '@/lib/documents/types'

const creditableLine = z.strictObject({ line: id, quantity: z.number(), amount: money })

const creditableAmounts = z.strictObject({
  lines: z.array(creditableLine),
  discountAmount: money,
  taxes: z.array(
    z.strictObject({
      category: taxCategory,
      rate: percent,
      taxable: money,
      tax: money,
      parts: z.array(chargedPart).optional(),
    }),
  ),
  withheldAmount: money,
  totalAmount: money,
  notes: z.number().int().nonnegative().meta({ description: 'Number of credit notes' }),
})

const describedLine = creditableLine.extend({ description: z.string() }).meta({
  id: 'CreditableLine',
  description:
    'Amount and quantity of a line, by its position, that can still be credited, and its description as the client reads it',
})

export const creditableResponse = creditableAmounts
  .extend({ lines: z.array(describedLine) })
  .meta({ id: 'Creditable' })
export type CreditableResponse = z.infer<typeof creditableResponse>

/**
 * Amounts of an invoice that can still be credited: its own, less those of its credit notes. Drafts count, cancelled
 * credit notes don't.
 */
export type CreditableAmounts = z.infer<typeof creditableAmounts>

/** The parts of an invoice that crediting needs. */
export interface CreditableInvoice extends Charges {
  currency: string
  discountAmount: number
  lineItems: LineItem[]
}

/** A chosen or remaining quantity of an invoice line. */
export interface CreditQuantity {
  /** Position. */
  line: number
  quantity: number
}

/** Content that a credit note copies from its invoice. */
export interface CreditContent extends Charges {
  currency: string
  lineItems: (ItemContent & LineSource & { sourceLine: number })[]
}

/**
 * Effect of an issued credit note: the amount that paid its invoice, and the amount that became credit of the client.
 */
export interface CreditNoteSettlement {
  /** The id is null if the invoice was deleted. */
  invoice: { id: number | null; number: string }
  paid: number
  credited: number
}

/** A credit note that credited more than its invoice's balance. */
export interface CreditedBy {
  number: string
  amount: number
  /** The part that reduced the balance. */
  applied: number
}
