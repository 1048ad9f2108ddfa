import { z } from 'zod'
import { creditKinds, type ClientCredit } from '@/lib/documents/client-credit/types'
import { paymentKinds } from '@/lib/documents/payments/types'
import type { CreditableAmounts } from '@/lib/documents/credit-notes/types'
import { currency, day, id, money, percent, taxCategory, text, textOrNull } from '@/lib/core/response-fields'

const creditEntry = z
  .strictObject({
    id,
    kind: z.enum(creditKinds),
    currency,
    amount: money.meta({ description: 'What it added; below zero for what it took' }),
    balance: money,
    day,
    invoiceId: id.nullable(),
    invoiceNumber: textOrNull,
    paymentId: id.nullable(),
    method: z.enum(paymentKinds).nullable(),
    note: textOrNull,
    reversesId: id.nullable(),
    isReversed: z.boolean(),
  })
  .meta({ id: 'CreditEntry' })

export const creditAnswer = z
  .strictObject({
    balances: z.array(z.strictObject({ currency: text.length(3), amount: money })),
    entries: z.array(creditEntry),
  })
  .meta({ id: 'ClientCredit' }) satisfies z.ZodType<ClientCredit>

const leftLine = z
  .strictObject({ line: id, quantity: z.number(), amount: money })
  .meta({ id: 'CreditableLine', description: 'What of a line, by its position, is left to credit' })

export const leftAnswer = z
  .strictObject({
    lines: z.array(leftLine),
    discountAmount: money,
    taxes: z.array(z.strictObject({ category: taxCategory, rate: percent, taxable: money, tax: money })),
    withheldAmount: money,
    totalAmount: money,
    notes: z.number().int().nonnegative().meta({ description: 'How many credit notes it has' }),
  })
  .meta({ id: 'Creditable' }) satisfies z.ZodType<CreditableAmounts>
