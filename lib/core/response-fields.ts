import { z } from 'zod'
import { MAX_DIGITS } from './currencies/digits'
import { isDay } from './dates'
import { LANGUAGES, type Language } from './languages'
import { countDecimals, MAX_PRICE_DECIMALS } from './money'
import { TAX_CATEGORIES } from './tax/categories'

// Fields of results. A result has one schema (`*-response.ts` of its feature): the API answers by it, its type is inferred from it, and
// archived content is read by it. Browser code imports the types only. A schema with an id is described once, under that name.

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
/** Amounts stored before a currency's decimals were enforced are answered with the decimals they have. */
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

/** The language of a document; null where it follows from client or business. */
const language = z
  .enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
  .nullable()
  .meta({ id: 'Language' })
export const languages = { language, secondLanguage: language }
export const languageCode = language.unwrap()
/** A business's own words: by language, then by key. */
export const ownWords = z
  .partialRecord(languageCode, z.record(z.string(), z.string()))
  .meta({ id: 'OwnWords' })

export const taxCategory = z
  .enum(TAX_CATEGORIES)
  .nullable()
  .meta({ id: 'TaxCategory', description: 'EN 16931 (UNCL 5305); null if only a rate is given' })
