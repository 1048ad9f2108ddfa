import { z } from 'zod'
import { currency, day, id, money, text, textOrNull } from '@/lib/core/response-fields'
import { paymentKinds } from '@/lib/documents/payments/types'

/**
 * Kinds of credit entries:
 * - OVERPAID: a payment exceeded its invoice
 * - CREDITED: the part of a credit note beyond the balance of its invoice
 * - USED: paid an invoice
 * - REFUNDED: paid back to the client
 * - REVERSED: the payment, refund or credit note behind an entry was changed, cancelled or deleted
 */
const CREDIT_KINDS = ['OVERPAID', 'CREDITED', 'USED', 'REFUNDED', 'REVERSED'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

const creditEntry = z
  .strictObject({
    id,
    kind: z.enum(CREDIT_KINDS),
    currency,
    amount: money.meta({ description: 'Change of the credit; negative if it was used or refunded' }),
    /** Balance after this entry. */
    balance: money,
    day,
    /** Document that it came from or was used on. */
    invoiceId: id.nullable(),
    /** Null if the document has been deleted. */
    invoiceNumber: textOrNull,
    /** Null if a document or a refund caused the entry. */
    paymentId: id.nullable(),
    /** Method of a refund. */
    method: z.enum(paymentKinds).nullable(),
    note: textOrNull,
    /** Id of the refund that this entry reverses. */
    reversesId: id.nullable(),
    /** True for a refund that was reversed. */
    isReversed: z.boolean(),
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.infer<typeof creditEntry>

const creditBalance = z.strictObject({ currency: text.length(3), amount: money })
export type CreditBalance = z.infer<typeof creditBalance>

export const clientCreditResponse = z
  .strictObject({
    /** By currency, without balances of 0. */
    balances: z.array(creditBalance),
    entries: z.array(creditEntry),
  })
  .meta({ id: 'ClientCredit' })

/** Credit balances of a client, and a page of entries, newest first. */
export type ClientCredit = z.infer<typeof clientCreditResponse>
