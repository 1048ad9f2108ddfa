import { z } from 'zod'
import { MAX_DIGITS } from './currencies/digits'
import { isDay } from './dates'
import { LANGUAGES, type Language } from './languages'
import { countDecimals, MAX_PRICE_DECIMALS } from './money'
import { TAX_CATEGORIES } from './tax/categories'

// Fields of response schemas. Each result has one schema, in `*-response.ts` of its feature: it describes the API's
// response, its type is inferred from it, and archived content is parsed with it. The browser imports only the types.
// The OpenAPI document describes a schema with an id once, under that id.

export const id = z.number().int().positive()
export const text = z.string()
export const textOrNull = z.string().nullable()
/** A calendar day. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay)
  .meta({ id: 'Day', description: 'YYYY-MM-DD' })
export const dayOrNull = day.nullable()
export const instant = z.iso.datetime()
/** Allows the decimals of any currency: amounts from before they were enforced may have too many for theirs. */
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

/** Language of a document; null for that of its client or business. */
const language = z
  .enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
  .nullable()
  .meta({ id: 'Language' })
export const languages = { language, secondLanguage: language }
export const languageCode = language.unwrap()
/** Custom labels of a business: by language, then by key. */
export const ownWords = z
  .partialRecord(languageCode, z.record(z.string(), z.string()))
  .meta({ id: 'OwnWords' })

export const taxCategory = z
  .enum(TAX_CATEGORIES)
  .nullable()
  .meta({ id: 'TaxCategory', description: 'EN 16931 (UNCL 5305); null if only a rate is given' })
