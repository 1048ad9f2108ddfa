import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { COUNTRY_CODES } from '@/lib/core/geo/countries'
import { optionalChoice } from './index'

/** Optional country code: empty becomes null. Accepts `UK` and `GB` for the United Kingdom and returns `UK`. */
export const optionalCountry = () =>
  optionalChoice(COUNTRY_CODES).transform((country) => toDocumentedCountry(country))
