import type { Language } from '@/lib/core/languages'

/**
 * Numbers that identify a business: for VAT or GST, for other taxes, in the company register, and for a second sales
 * tax of its region (QST in Québec).
 */
export const IDENTIFIER_KINDS = ['vat', 'tax', 'company', 'regional'] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

/** A proper name. In a country with several languages it follows the document's language. */
export type IdentifierName = string | ({ default: string } & Partial<Record<Language, string>>)

export interface Identifier {
  /** Name in the country's own use, for forms and documents. */
  name: IdentifierName
  /**
   * Names of numbers that look different: SIREN has 9 digits, SIRET 14. The first match wins. `kind`: the
   * number's actual kind, if it is merely stored in this one's field.
   */
  variants?: { pattern: RegExp; name: IdentifierName; kind?: IdentifierKind }[]
  /** A number with valid check digits, as it is usually written. */
  example: string
  /**
   * Its forms: `9` is a digit, `A` a letter, `X` either, anything else stands for itself. Where no check digits are
   * known, a number must match one, spaces and punctuation aside; without any, every text is accepted.
   */
  formats?: string[]
}

export type CountryIdentifiers = Partial<Record<IdentifierKind, Identifier>>
