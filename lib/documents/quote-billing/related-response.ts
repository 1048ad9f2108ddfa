import { z } from 'zod'
import { currency, id, money, text } from '@/lib/core/response-fields'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import { documentKind, status } from '@/lib/documents/response-fields'

/** Maximum number of related documents, including the document itself. */
export const MAX_RELATED = 50

const title = z
  .enum([...DOCUMENT_KINDS, 'DEPOSIT', 'PARTIAL', 'FINAL'])
  .meta({ id: 'DocumentTitle', description: 'Title of a document; for invoices, by their purpose' })

export const derivedFields = { id, title, invoiceNumber: text, status, totalAmount: money }

const relatedDocument = z.strictObject({ ...derivedFields, kind: documentKind, currency })
export type RelatedDocument = z.infer<typeof relatedDocument>

export const relatedResponse = z
  .strictObject({
    /** Empty if it has no relatives. */
    documents: z.array(relatedDocument).max(MAX_RELATED),
    /** Of a quote: the amount billed so far, less credit notes, and the amount left. */
    billing: z.strictObject({ billed: money, left: money }).nullable(),
  })
  .meta({ id: 'RelatedDocuments' })

/** Relatives of a document, itself included, oldest first. */
export type Related = z.infer<typeof relatedResponse>
