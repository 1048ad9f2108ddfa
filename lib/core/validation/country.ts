import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { COUNTRY_CODES } from '@/lib/core/geo/countries'
import { optionalChoice } from './index'

/** A country by its code, or none: empty becomes null. The United Kingdom may be `UK` or `GB`, and is written `UK`. */
export const optionalCountry = () =>
  optionalChoice(COUNTRY_CODES).transform((country) => toDocumentedCountry(country))
