import { FIRST_EDITION } from '@/lib/i18n/editions'
import { pickLanguages } from '@/lib/core/languages'
import { parseTolerantly, toJsonFields } from '@/lib/core/parse-tolerantly'
import { sum, toNumber } from '@/lib/core/money'
import { currency, day, text } from '@/lib/core/response-fields'
import { invoiceResponse, quoteAnswerResponse, type Invoice } from '@/lib/documents/invoice-response'
import { paymentResponse } from '@/lib/documents/payments/payment-response'
import { listAppliedNotes } from '@/lib/documents/payment-status/payment-status'
import { documentKind, invoiceType, paymentMethod, status } from '@/lib/documents/response-fields'
import { sellerResponse } from '@/lib/documents/seller-response'
import { parseBillTo, parseSeller, toFields } from '@/lib/documents/snapshots'
import { itemResponse, textLineResponse } from '@/lib/documents/totals/content-response'
import { billToResponse } from '@/lib/clients/client-response'
import { z } from 'zod'

/** Archived content of a document that was deleted, or whose number changed. */
export type ArchivedDocument = Omit<Invoice, 'publicToken' | 'user'>

const lineFields = { id: z.int(), description: text.catch('') }
// Lines from before other kinds existed are items.
const archivedLine = z.discriminatedUnion('kind', [
  itemResponse
    .omit({ unitCode: true, sourceLine: true, depositId: true, depositTax: true })
    .extend(lineFields),
  textLineResponse.extend(lineFields),
])

const amountOrNull = z.number().nullable().catch(null)

/** The invoice's schema, with defaults for fields that older releases didn't store. */
const archivedDocument = invoiceResponse
  .omit({ publicToken: true, user: true, seller: true, client: true })
  .extend({
    // Archives from before other kinds existed contain only invoices.
    kind: documentKind.catch('INVOICE'),
    invoiceNumber: text.catch(''),
    clientName: text.catch(''),
    issueDate: day.catch(''),
    dueDate: day.catch(''),
    // Assume it was issued if the status is missing.
    status: status.catch('SENT'),
    // XXX means no currency (ISO 4217).
    currency: currency.regex(/^[A-Z]{3}$/).catch('XXX'),
    invoiceType: invoiceType.catch('ONE_OFF'),
    paymentMethod: paymentMethod.catch('REQUEST'),
    answer: quoteAnswerResponse.extend({ day: day.catch('') }).nullable(),
    version: z.number().catch(1),
    edition: z.int().positive().catch(FIRST_EDITION),
    subtotal: amountOrNull,
    balance: amountOrNull,
    amountCredited: amountOrNull,
    rhythm: invoiceResponse.shape.rhythm.catch(null),
    withholding: z
      .object({ label: text.catch(''), rate: z.number().positive() })
      .nullable()
      .catch(null),
    lineItems: z.array(archivedLine),
    payments: z.array(
      paymentResponse
        .omit({ notWithheld: true, creditNoteId: true })
        .extend({ method: paymentResponse.shape.method.catch('OTHER') }),
    ),
  })
const archivedClient = billToResponse.pick({ id: true, deleted: true })
const archivedLogo = sellerResponse.shape.logo

/** Parses an archived document of any version of the product; older ones lack fields. */
export function parseArchivedDocument(stored: unknown): ArchivedDocument {
  const fields = toFields(stored)
  const { answer, ...content } = parseTolerantly(archivedDocument, fields)
  return {
    ...fields,
    ...content,
    ...pickLanguages(content),
    subtotal: content.subtotal ?? content.totalAmount,
    balance: content.balance ?? content.totalAmount,
    amountCredited:
      content.amountCredited ?? toNumber(sum(listAppliedNotes(content.payments).map(({ amount }) => amount))),
    answer: answer && { ...answer, day: answer.day || answer.at.slice(0, 10) },
    lineItems: content.lineItems.map((line, index) => ({ ...line, id: line.id || index + 1 })),
    seller: {
      ...parseSeller(fields.seller),
      logo: parseTolerantly(archivedLogo, toJsonFields(fields.seller).logo),
    },
    client: { ...parseBillTo(fields.client), ...parseTolerantly(archivedClient, fields.client) },
  }
}
