import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { COUNTRY_CODES } from '@/lib/core/geo/countries'
import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { optionalChoice, requiredChoice, requiredName } from '@/lib/core/validation'

/** Optional country code: empty becomes null. Accepts `UK` and `GB` for the United Kingdom and returns `UK`. */
export const optionalCountry = () =>
  optionalChoice(COUNTRY_CODES).transform((country) => toDocumentedCountry(country))

/** A new business that needs no onboarding. */
export const newBusinessSchema = z.strictObject({
  companyName: requiredName('business.company-name-required'),
  country: optionalCountry(),
  currency: requiredChoice(ALL_CURRENCIES, 'business.currency-required'),
})
export type NewBusiness = z.output<typeof newBusinessSchema>
