import { z } from 'zod'
import { creditKinds, type ClientCredit } from '@/lib/documents/credit/types'
import { paymentKinds } from '@/lib/documents/payments/types'
import { currency, day, id, money, text, textOrNull } from './fields'

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
