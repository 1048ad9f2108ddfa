import { toDocumentedCountry } from '@/lib/kernel/places/codes'
import { COUNTRY_CODES } from '@/lib/kernel/places/countries'
import { optionalChoice } from './index'

/** A country by its code, or none: empty becomes null. The United Kingdom may be `UK` or `GB`, and is written `UK`. */
export const optionalCountry = () =>
  optionalChoice(COUNTRY_CODES).transform((country) => toDocumentedCountry(country))
