import { z } from 'zod'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-types'
import { MAX_RELATED, type Related } from '@/lib/documents/quote-billing/related-types'
import { currency, id, money, text, textOrNull, unitPrice } from '@/lib/core/response-fields'
import { documentKind, status } from '@/lib/documents/response-fields'
import { chargesResponse, lineChargesResponse } from '@/lib/documents/totals/charges-response'

const title = z
  .enum([...DOCUMENT_KINDS, 'DEPOSIT', 'PARTIAL', 'FINAL'])
  .meta({ id: 'DocumentTitle', description: 'What a document is called: an invoice by what it is for' })

const made = { id, title, invoiceNumber: text, status, totalAmount: money }

const { withholding: _withholding, ...charged } = chargesResponse.shape
export const conversionAnswer = z
  .strictObject({
    ...charged,
    currency,
    totalAmount: money,
    billed: money.meta({ description: 'What invoices of it come to so far' }),
    left: money.meta({ description: 'What of its total is left to bill' }),
    lineItems: z.array(
      z.strictObject({
        line: id,
        kind: z.literal('ITEM'),
        description: text,
        quantity: z.number(),
        unit: textOrNull,
        unitPrice,
        ...lineChargesResponse.shape,
        left: z.number().meta({ description: 'How much of it no partial invoice bills yet' }),
      }),
    ),
    made: z.array(
      z.strictObject({ ...made, charged: money.meta({ description: 'Less what was credited of it' }) }),
    ),
  })
  .meta({ id: 'ConversionStart' }) satisfies z.ZodType<ConversionStart>

export const relatedAnswer = z
  .strictObject({
    documents: z.array(z.strictObject({ ...made, kind: documentKind, currency })).max(MAX_RELATED),
    billing: z.strictObject({ billed: money, left: money }).nullable(),
  })
  .meta({ id: 'RelatedDocuments' }) satisfies z.ZodType<Related>
