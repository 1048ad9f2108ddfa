import { z } from 'zod'
import { RULE_IDS } from '@/lib/presend-check/rule-registry'
import type { Finding } from '@/lib/presend-check/types'
import { PAPERS } from '@/lib/core/geo/paper'
import { CHECK_LEVELS } from '@/lib/presend-check/rule-registry'
import {
  INVOICE_TYPES,
  type Invoice,
  type InvoiceRecord,
  type InvoiceSummary,
  type InvoiceUser,
  type PublicInvoice,
  type Seller,
} from '@/lib/documents/types'
import { mapReferences, mapTexts } from '@/lib/documents/texts'
import { paymentSources } from '@/lib/documents/payments/types'
import {
  accentColor,
  address,
  charges,
  currency,
  day,
  dayOrNull,
  documentKind,
  frequency,
  id,
  instant,
  languages,
  createLineSchema,
  ownWords,
  money,
  paymentMethod,
  percent,
  relation,
  status,
  taxCategory,
  template,
  text,
  textOrNull,
} from './fields'

const lineItem = createLineSchema(
  { id },
  {
    amount: money,
    unitCode: text.optional().meta({
      description: 'The code of its unit in UN/ECE Recommendation 20: `C62` for a word of one’s own',
    }),
    sourceLine: id.optional().meta({ description: 'The line of the document it was made from' }),
    depositId: id
      .optional()
      .meta({ description: 'Of a final invoice: the one billed before that it takes off' }),
    depositTax: money.optional().meta({ description: 'The tax that one charged on it' }),
  },
).meta({ id: 'LineItem' })

const tax = z
  .strictObject({
    category: taxCategory,
    rate: percent,
    taxable: money,
    tax: money,
    reason: textOrNull,
  })
  .meta({ id: 'DocumentTax', description: 'What is charged at one rate of one category' })

export const paymentAnswer = z
  .strictObject({
    id,
    paidOn: day,
    amount: money.meta({ description: 'What it pays of the invoice' }),
    credited: money.meta({ description: 'What came in beyond that, and became the client’s credit' }),
    method: z.enum(paymentSources),
    reference: textOrNull,
    notWithheld: z
      .boolean()
      .optional()
      .meta({ description: 'Whether this payment includes the tax that the invoice says is withheld' }),
    creditNoteId: id.optional().meta({ description: 'The credit note that settled the invoice with it' }),
  })
  .meta({ id: 'Payment' })

const sellerTexts = {
  name: textOrNull,
  address: textOrNull,
  regNumber: textOrNull,
  vat: textOrNull,
  bankName: textOrNull,
  bankAccountName: textOrNull,
  bankAccountNumber: textOrNull,
  bankSortCode: textOrNull,
  bankIban: textOrNull,
  bankSwift: textOrNull,
}
/** Parts of the seller's address. Documents issued before addresses had parts have none. */
const place = z
  .strictObject({
    street: textOrNull,
    city: textOrNull,
    state: textOrNull,
    postalCode: textOrNull,
    country: textOrNull,
  })
  .meta({ id: 'Place' })
const seller = z
  .strictObject({
    logo: z.strictObject({ id: text, src: text, width: z.number(), height: z.number() }).nullable(),
    ...sellerTexts,
    place: place.nullable().optional(),
    countryName: textOrNull.optional(),
    printedAddress: text.optional(),
    template,
    accentColor,
    paper: z.enum(PAPERS).optional(),
    language: languages.language.unwrap().optional(),
    secondLanguage: languages.language.unwrap().optional(),
    ownWords: ownWords.optional(),
  })
  .meta({ id: 'Seller' }) satisfies z.ZodType<Seller>

const billTo = z
  .strictObject({
    id,
    deleted: z.boolean(),
    name: text,
    companyName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    ...address,
    countryName: textOrNull.optional(),
    printedAddress: text.optional(),
  })
  .meta({ id: 'BillTo' })

const source = z
  .strictObject({ id, number: text, date: day })
  .meta({ id: 'DocumentSource', description: 'The document that one was made from' })
const answer = z
  .strictObject({ at: instant, day, by: textOrNull, note: textOrNull })
  .meta({ id: 'QuoteAnswer', description: 'How a quote was answered; `by` is null for its owner' })

const invoiceType = z.enum(INVOICE_TYPES).meta({ id: 'InvoiceType' })
const summary = {
  id,
  kind: documentKind,
  relation,
  invoiceNumber: text,
  clientId: id,
  clientName: text,
  clientContact: textOrNull,
  issueDate: day,
  dueDate: day,
  status,
  currency,
  subtotal: money,
  taxRate: percent,
  taxAmount: money,
  totalAmount: money,
  withheldAmount: money,
  amountPaid: money,
  balance: money,
  invoiceType,
  recurringDate: dayOrNull,
  paymentMethod,
  ...mapReferences(() => textOrNull),
}
const user = z
  .strictObject({
    id,
    fullName: text,
    companyName: textOrNull,
    companyAddress: textOrNull,
    companyLogo: textOrNull.meta({ description: 'The path of the image on this server' }),
    companyVat: textOrNull,
    companyNumber: textOrNull,
  })
  .meta({
    id: 'InvoiceUser',
    description: 'The issuer: the account of the business, and the seller as printed on the document',
  }) satisfies z.ZodType<InvoiceUser>

export const invoiceSummaryAnswer = z
  .strictObject(summary)
  .meta({ id: 'InvoiceSummary' }) satisfies z.ZodType<InvoiceSummary>

export const invoiceRecordAnswer = z
  .strictObject({
    ...summary,
    publicToken: textOrNull,
    notes: textOrNull,
    termsAndConditions: textOrNull,
    lineItems: z.array(lineItem),
    client: billTo,
    user,
  })
  .meta({
    id: 'InvoiceRecord',
    description: 'An invoice in a list',
  }) satisfies z.ZodType<InvoiceRecord>

export const invoiceAnswer = z
  .strictObject({
    ...summary,
    publicToken: textOrNull,
    source: source.nullable(),
    answer: answer.nullable(),
    ...mapTexts(() => textOrNull),
    ...languages,
    ...charges,
    discountAmount: money,
    notWithheldAmount: money.optional().meta({
      description:
        'The tax that the document says is withheld but the client paid; then nothing counts as withheld',
    }),
    taxes: z.array(tax),
    serviceFrom: dayOrNull,
    serviceUntil: dayOrNull,
    shareMessage: textOrNull,
    version: z.number().int().positive(),
    rhythm: z.strictObject({ frequency, every: z.number().int().positive() }).nullable(),
    lineItems: z.array(lineItem),
    payments: z.array(paymentAnswer),
    seller,
    user,
    client: billTo,
  })
  .meta({ id: 'Invoice' }) satisfies z.ZodType<Invoice>

export const publicInvoiceAnswer = z
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
    taxes: z.array(tax),
    taxAmount: money,
    totalAmount: money,
    withheldAmount: money,
    notes: textOrNull,
    termsAndConditions: textOrNull,
    lineItems: z.array(lineItem),
    company: z.strictObject({ logo: textOrNull, ...sellerTexts }),
    client: z.strictObject({ name: text, companyName: textOrNull, ...address }),
    answer: answer.nullable(),
  })
  .meta({ id: 'PublicInvoice' }) satisfies z.ZodType<PublicInvoice>

const finding = z
  .strictObject({
    rule: z.enum(RULE_IDS),
    level: z.enum(CHECK_LEVELS),
    field: text.min(1),
    message: text.min(1),
    suggestion: textOrNull,
    link: textOrNull,
  })
  .meta({ id: 'Finding' }) satisfies z.ZodType<Finding>
export const findingsAnswer = finding.array()
