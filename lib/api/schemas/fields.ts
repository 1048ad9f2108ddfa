import { z } from 'zod'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { MAX_DIGITS } from '@/lib/core/currencies/digits'
import { countDecimals, MAX_PRICE_DECIMALS } from '@/lib/core/money'
import { HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import { TEXT_KEYS } from '@/lib/business/texts'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { PAYMENT_METHODS, RELATIONS } from '@/lib/documents/types'
import { frequencies } from '@/lib/documents/recurrence/types'
import { TEXT_LINE_KINDS } from '@/lib/documents/line-items/line-kinds'
import { DISCOUNT_KINDS } from '@/lib/documents/totals/types'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'

// Schemas of the API's responses. Each `satisfies` the type the code works with, so the two can't drift apart; the API
// tests check that no response has an extra field (tests/factories/browser.ts). A schema with an id is described once,
// under that name.

export const id = z.number().int().positive()
export const text = z.string()
export const textOrNull = z.string().nullable()
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ id: 'Day', description: 'YYYY-MM-DD' })
export const dayOrNull = day.nullable()
export const instant = z.iso.datetime()
/** Amounts stored before their currency's decimals were enforced are returned with the decimals they have. */
export const money = z
  .number()
  .refine((value) => countDecimals(value) <= MAX_DIGITS)
  .meta({ id: 'Money', description: 'At most as many decimals as the currency has: 0, 2 or 3 (ISO 4217)' })
export const unitPrice = z
  .number()
  .refine((value) => countDecimals(value) <= MAX_PRICE_DECIMALS)
  .meta({ id: 'UnitPrice', description: `At most ${MAX_PRICE_DECIMALS} decimals in any currency` })
export const percent = z.number().min(0).max(100)
export const currency = z.string().length(3)
export const hour = z.number().int().min(0).max(23)

export const status = z.enum(DOCUMENT_STATUSES).meta({
  id: 'InvoiceStatus',
  description: 'PAID is of invoices alone; ACCEPTED and DECLINED are of quotes',
})
export const documentKind = z.enum(DOCUMENT_KINDS).meta({ id: 'DocumentKind' })
export const relation = z
  .enum(RELATIONS)
  .nullable()
  .meta({ id: 'DocumentRelation', description: 'What a document is to the one it was made from' })
export const paymentMethod = z.enum(PAYMENT_METHODS).meta({ id: 'PaymentMethod' })
export const frequency = z.enum(frequencies).meta({ id: 'Frequency' })
export const template = z.enum(INVOICE_TEMPLATES).meta({ id: 'InvoiceTemplate' })
/** Language of documents; null if it is inherited. */
const language = z
  .enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
  .nullable()
  .meta({ id: 'Language' })
export const languages = { language, secondLanguage: language }
/** Custom labels of a business: by language, then by key. */
export const ownWords = z
  .partialRecord(language.unwrap(), z.record(z.string(), z.string()))
  .meta({ id: 'OwnWords' })
/** Notes, terms and reminder texts: by language, then by key. */
export const defaultTexts = z
  .partialRecord(language.unwrap(), z.partialRecord(z.enum(TEXT_KEYS), z.string()))
  .meta({ id: 'TextsByLanguage' })
export const languageCode = language.unwrap()
export const accentColor = z.string().regex(HEX_COLOR)

export const taxCategory = z
  .enum(TAX_CATEGORIES)
  .nullable()
  .meta({ id: 'TaxCategory', description: 'EN 16931 (UNCL 5305); null where nobody said more than the rate' })
const discount = z
  .strictObject({ kind: z.enum(DISCOUNT_KINDS), value: z.number().min(0) })
  .nullable()
  .meta({ id: 'Discount', description: 'Percent, or an amount of the currency' })
/** Tax, discount and withholding of a document. */
export const charges = {
  taxRate: percent,
  taxCategory,
  taxReason: textOrNull,
  pricesIncludeTax: z.boolean(),
  discount,
  withholding: z.strictObject({ label: text, rate: percent }).nullable(),
}
/** The tax of a line item; null for the document's. */
export const lineTax = z.strictObject({ rate: percent, category: taxCategory, reason: textOrNull }).nullable()
export const lineCharges = { discount, tax: lineTax }

/**
 * A line of a document.
 * @param known further fields of every line
 * @param itemFields further fields of a line item
 */
export const createLineSchema = <K extends z.ZodRawShape, I extends z.ZodRawShape>(known: K, itemFields: I) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...known,
      kind: z.literal('ITEM'),
      description: text,
      quantity: z.number(),
      unit: textOrNull,
      unitPrice,
      ...lineCharges,
      ...itemFields,
    }),
    z.strictObject({
      ...known,
      kind: z.enum(TEXT_LINE_KINDS).meta({ description: 'It says something and counts nothing' }),
      description: text,
    }),
  ])

export const address = {
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
  vatNumber: textOrNull,
}
