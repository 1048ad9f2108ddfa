import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import { getDefaultPaymentMethod, MAX_LINES, MAX_QUANTITY, QUANTITY_DECIMALS } from '@/lib/documents/limits'
import { mapOptionalDates, pickOptionalDates } from '@/lib/documents/supply-dates'
import { DOCUMENT_TEXTS, mapTexts } from '@/lib/documents/texts'
import { INVOICE_TYPES, PAYMENT_METHODS, DISCOUNT_KINDS } from '@/lib/documents/enums'
import type { Seller } from '@/lib/documents/types'
import type { BillTo } from '@/lib/clients/client-response'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { MAX_RATE, MAX_RATE_DECIMALS } from '@/lib/documents/totals/home-taxes'
import { frequencies } from '@/lib/documents/recurrence/types'
import { isItem, TEXT_LINE_KINDS } from '@/lib/documents/line-items/line-kinds'
import { MAX_PART_NAME, MAX_PART_NUMBER, MAX_TAX_PARTS } from '@/lib/core/tax/parts'
import { taxPart } from '@/lib/core/tax/part-schema'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { parseUnit } from '@/lib/core/money/units'
import { MAX_PRICE_DECIMALS } from '@/lib/core/money'
import { DEFAULT_CURRENCY } from '@/lib/core/site'
import { MAX_MONEY } from '@/lib/core/validation'
import { languageChoice } from '@/lib/core/validation/language'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value ?? '')
/** Null if it is not entered yet. */
const number = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .nullish()
    .transform((value) => value ?? null)
const optionalDay = text(10).transform((value) => (isDay(value) ? value : ''))

const taxCategory = z.enum(TAX_CATEGORIES).nullish().catch(null)
const limitedPart = taxPart.extend({
  name: z.string().max(MAX_PART_NAME),
  number: z.string().max(MAX_PART_NUMBER).nullable(),
})
/** None while incomplete. */
const taxParts = z.array(limitedPart).max(MAX_TAX_PARTS).optional().catch(undefined)
const discount = z
  .strictObject({ kind: z.enum(DISCOUNT_KINDS), value: number(MAX_MONEY) })
  .nullish()
  .catch(null)

const item = z.strictObject({
  kind: z.literal('ITEM').default('ITEM'),
  description: text(2000),
  quantity: number(MAX_QUANTITY),
  unit: z
    .string()
    .nullish()
    .transform((typed) => parseUnit(typed ?? '') ?? null),
  unitPrice: number(MAX_MONEY),
  discount,
  tax: z
    .strictObject({ rate: number(100), category: taxCategory, reason: text(500), parts: taxParts })
    .nullish()
    .catch(null),
  // Fields of API responses that clients send back.
  id: z.unknown().optional(),
  amount: z.unknown().optional(),
  unitCode: z.unknown().optional(),
  taxes: z.unknown().optional(),
})
export const previewLine = z.discriminatedUnion('kind', [
  item,
  z.object({ kind: z.enum(TEXT_LINE_KINDS), description: text(2000) }),
])

/**
 * The invoice form while it is being filled in: everything may be missing, and what is there has the limits of an
 * invoice. The PDF shows the placeholders of the live preview for missing parts.
 */
export const previewSchema = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS).default('INVOICE'),
  clientId: z.number().int().positive().nullish(),
  currency: z.enum(ALL_CURRENCIES).catch(DEFAULT_CURRENCY),
  issueDate: optionalDay,
  dueDate: optionalDay,
  invoiceNumber: text(50),
  taxRate: number(100),
  taxCategory,
  taxReason: text(500),
  taxParts,
  pricesIncludeTax: z.boolean().default(false),
  discount,
  withholding: z
    .strictObject({ label: text(100), rate: number(100) })
    .nullish()
    .catch(null),
  ...mapOptionalDates(() => optionalDay),
  exchangeRate: number(MAX_RATE),
  ...mapTexts((field) => text(DOCUMENT_TEXTS[field].longest)),
  invoiceType: z.enum(INVOICE_TYPES).default('ONE_OFF'),
  recurringDate: text(10),
  paymentMethod: z.enum(PAYMENT_METHODS).nullish(),
  ...languageChoice,
  lineItems: z.array(previewLine).max(MAX_LINES, `At most ${MAX_LINES} line items`).default([]),
  version: z.unknown().optional(),
  schedule: z
    .object({ frequency: z.enum(frequencies), every: z.number().int().min(1).max(99) })
    .nullish()
    .catch(null),
  autoNumber: z.unknown().optional(),
})

type PreviewInput = z.output<typeof previewSchema>

type PreviewLine = PreviewInput['lineItems'][number]
const isUntouched = (line: PreviewLine) =>
  !line.description.trim() && (!isItem(line) || ((line.quantity ?? 1) === 1 && !line.unitPrice))

/** Maps the form to a document view. Always a draft: it was never issued. */
export function toPreviewSource(
  input: PreviewInput,
  seller: Seller,
  client: (BillTo & Partial<LanguageChoice>) | null,
): InvoiceSource {
  return {
    kind: input.kind,
    invoiceNumber: input.invoiceNumber,
    status: 'DRAFT',
    issueDate: input.issueDate,
    dueDate: input.dueDate,
    invoiceType: input.invoiceType,
    paymentMethod: input.paymentMethod ?? getDefaultPaymentMethod(input.invoiceType),
    currency: input.currency,
    taxRate: roundTo(input.taxRate, 3),
    taxCategory: input.taxCategory,
    taxReason: input.taxReason.trim() || null,
    taxParts: input.taxParts,
    pricesIncludeTax: input.pricesIncludeTax,
    discount: input.discount,
    withholding: input.withholding,
    ...pickOptionalDates(input),
    exchangeRate: roundTo(input.exchangeRate, MAX_RATE_DECIMALS),
    ...mapTexts((field) => input[field].trim()),
    lineItems: input.lineItems.every(isUntouched)
      ? []
      : input.lineItems.map((line) => {
          const description = line.description.trim()
          if (!isItem(line)) return { kind: line.kind, description }
          return {
            description,
            quantity: roundTo(line.quantity, QUANTITY_DECIMALS),
            unit: line.unit,
            unitPrice: roundTo(line.unitPrice, MAX_PRICE_DECIMALS),
            discount: line.discount,
            tax: line.tax,
          }
        }),
    rhythm: input.schedule ?? null,
    seller: {
      ...seller,
      language: undefined,
      ...toLocaleSettings(resolveLanguages(input, client ?? {}, seller)),
    },
    client,
  }
}

/** Limits a number to the decimals that an invoice may have. */
const roundTo = (value: number | null, places: number) =>
  value === null ? null : Number(value.toFixed(places))
