import { z } from 'zod'
import { RELEASES } from '@/lib/business/numbering/types'
import type { GivenNumber } from '@/lib/reports/numbers/types'
import { currency, id, instant, money, status, text, textOrNull } from './fields'

const givenNumber = {
  id,
  number: text,
  givenAt: instant,
  issuedAt: instant.nullable(),
  invoice: z.strictObject({ id, status }).nullable(),
  clientName: textOrNull,
  totalAmount: money.nullable(),
  currency: currency.nullable(),
  released: z
    .strictObject({ at: instant, by: textOrNull, reason: z.enum(RELEASES), note: textOrNull })
    .nullable(),
  skipped: z.strictObject({ from: text, to: text, count: z.number().int().positive() }).nullable(),
}
export const givenNumberAnswer = z
  .strictObject(givenNumber)
  .meta({ id: 'GivenNumber' }) satisfies z.ZodType<GivenNumber>

/** A line as it was then. */
const keptLine: z.ZodType<object> = z.looseObject({})

/** What was kept was written by the version that deleted it, which may have known less of an invoice. */
export const numberWithContentAnswer = z
  .strictObject({
    ...givenNumber,
    content: z
      .looseObject({
        invoiceNumber: text,
        totalAmount: money,
        currency,
        lineItems: z.array(keptLine),
      })
      .nullable(),
  })
  .meta({ id: 'GivenNumberWithContent' })

export const nextNumberAnswer = z.strictObject({ number: text }).meta({ id: 'NextNumber' })
