import { z } from 'zod'
import { currency, id, money, text, textOrNull } from '@/lib/core/response-fields'
import { documentKind, status } from '@/lib/documents/response-fields'

export const searchResponse = z
  .strictObject({
    /** Documents of all kinds. */
    invoices: z.array(
      z.strictObject({
        id,
        kind: documentKind,
        invoiceNumber: text,
        clientName: text,
        status,
        totalAmount: money,
        currency,
      }),
    ),
    clients: z.array(z.strictObject({ id, name: text, companyName: textOrNull })),
  })
  .meta({ id: 'SearchHits' })

/** Newest documents and first clients that match a search. */
export type SearchHits = z.infer<typeof searchResponse>

/** Maximum number of hits of each kind. */
export const MAX_HITS = 5
