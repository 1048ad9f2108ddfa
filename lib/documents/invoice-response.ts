import { z } from 'zod'
import { billToResponse, clientAddressFields } from '@/lib/clients/client-response'
import {
  currency,
  day,
  dayOrNull,
  id,
  instant,
  languages,
  money,
  percent,
  taxCategory,
  text,
  textOrNull,
} from '@/lib/core/response-fields'
import { mapOptionalDates } from './supply-dates'
import { paymentResponse } from './payments/payment-response'
import { documentKind, frequency, invoiceType, paymentMethod, relation, status } from './response-fields'
import { invoiceUserResponse, sellerResponse, sellerTexts } from './seller-response'
import { mapReferences, mapTexts } from './texts'
import { chargedPart, chargesResponse, lineItemResponse } from './totals/content-response'

/** Amounts of one tax rate, as printed and reported. */
const documentTaxResponse = z
  .strictObject({
    category: taxCategory,
    rate: percent,
    taxable: money,
    tax: money,
    /** Reason for charging no tax. */
    reason: textOrNull,
    parts: z.array(chargedPart).optional().meta({
      description: 'The tax by part, if it has named parts; they add up to `tax`',
    }),
  })
  .meta({ id: 'DocumentTax', description: 'Tax charged at one rate and category' })

const sourceResponse = z
  .strictObject({ id, number: text, date: day })
  .meta({ id: 'DocumentSource', description: 'Source document' })

/** Source of a document, as printed. */
export type SourceDocument = z.infer<typeof sourceResponse>

export const quoteAnswerResponse = z
  .strictObject({
    at: instant,
    /** Date of `at` in the time zone of the seller. */
    day,
    /** Name that the client entered on the public page. */
    by: textOrNull,
    note: textOrNull,
  })
  .meta({ id: 'QuoteAnswer', description: 'Answer to a quote; `by` is null if the seller set the status' })

export type QuoteAnswer = z.infer<typeof quoteAnswerResponse>

const invoiceSummaryResponse = z
  .strictObject({
    id,
    kind: documentKind,
    relation,
    invoiceNumber: text,
    clientId: id,
    /** Company, or else the name. */
    clientName: text,
    /** Contact person at the company. */
    clientContact: textOrNull,
    issueDate: day,
    dueDate: day,
    status,
    currency,
    subtotal: money,
    taxRate: percent,
    taxAmount: money,
    totalAmount: money,
    /** Part of the total that the client pays to a tax office. */
    withheldAmount: money,
    amountPaid: money,
    amountCredited: money.meta({ description: 'Part of `amountPaid` that credit notes settled' }),
    balance: money,
    invoiceType,
    recurringDate: dayOrNull,
    paymentMethod,
    ...mapReferences(() => textOrNull),
  })
  .meta({ id: 'InvoiceSummary' })

/** Invoice as listed. */
export type InvoiceSummary = z.infer<typeof invoiceSummaryResponse>

export const invoiceRecordResponse = z
  .strictObject({
    ...invoiceSummaryResponse.shape,
    publicToken: textOrNull,
    notes: textOrNull,
    termsAndConditions: textOrNull,
    lineItems: z.array(lineItemResponse),
    client: billToResponse,
    user: invoiceUserResponse,
  })
  .meta({ id: 'InvoiceRecord', description: 'An invoice in a list' })

/** Element of `GET /api/invoices`: a summary, with the other fields of the specification (section 3). */
export type InvoiceRecord = z.infer<typeof invoiceRecordResponse>

export const invoiceResponse = z
  .strictObject({
    ...invoiceSummaryResponse.shape,
    publicToken: textOrNull,
    source: sourceResponse.nullable(),
    answer: quoteAnswerResponse.nullable(),
    ...mapTexts(() => textOrNull),
    ...languages,
    ...chargesResponse.shape,
    discountAmount: money,
    notWithheldAmount: money.optional().meta({
      description:
        'Tax that the document states as withheld but the client paid; then nothing counts as withheld',
    }),
    taxes: z.array(documentTaxResponse),
    ...mapOptionalDates(() => dayOrNull),
    exchangeRate: z.number().positive().nullable().meta({
      description:
        'Units of `seller.taxCurrency` for one unit of the document’s currency, for the tax stated in that currency',
    }),
    shareMessage: textOrNull,
    /** Incremented on every change; an edit names the version it started from. */
    version: z.number().int().positive(),
    edition: z.int().positive().meta({
      description: 'Edition of the printed document: its wording, rows and number formats. Stored on issue',
    }),
    /** Stored recurrence: the length of the period that placeholders in texts refer to. */
    rhythm: z.strictObject({ frequency, every: z.number().int().positive() }).nullable(),
    lineItems: z.array(lineItemResponse),
    /** By date. */
    payments: z.array(paymentResponse),
    seller: sellerResponse,
    user: invoiceUserResponse,
    client: billToResponse,
  })
  .meta({ id: 'Invoice' })

export type Invoice = z.infer<typeof invoiceResponse>

export const publicInvoiceResponse = z
  .strictObject({
    kind: documentKind,
    invoiceNumber: text,
    status,
    issueDate: day,
    dueDate: day,
    invoiceType,
    paymentMethod,
    currency,
    pricesIncludeTax: z.boolean(),
    subtotal: money,
    discountAmount: money,
    taxes: z.array(documentTaxResponse),
    taxAmount: money,
    totalAmount: money,
    withheldAmount: money,
    notes: textOrNull,
    termsAndConditions: textOrNull,
    lineItems: z.array(lineItemResponse),
    company: z.strictObject({ logo: textOrNull, ...sellerTexts }),
    client: z.strictObject({ name: text, companyName: textOrNull, ...clientAddressFields }),
    /** Null unless it is a quote that was accepted or declined. */
    answer: quoteAnswerResponse.nullable(),
  })
  .meta({ id: 'PublicInvoice' })

/** Public view of an invoice: exactly these fields and no others (specification, section 3). */
export type PublicInvoice = z.infer<typeof publicInvoiceResponse>
