import type { Day } from '@/lib/core/dates'
import type { IdentifierKind } from './identifier-types'

interface Rule {
  kind: IdentifierKind
  /**
   * Only above this total, tax included. An invoice in another currency: the issuer's number is required, the buyer's is
   * not.
   */
  above?: { amount: number; currency: string }
  /** Law and paragraph, in the country's own citation. */
  source: string
}

export interface IssuerRequirement extends Rule {
  /** Number that contains it, so that either will do: a Belgian VAT number is BE and the company number. */
  coveredBy?: IdentifierKind
  /**
   * `always`; `vat-registered`: on invoices with VAT or GST, or that leave it to the buyer; `without-vat-number`: if no
   * VAT number is printed; `intra-eu`: reverse charge or supply of goods to another member of the EU;
   * `registered-company`: if the business is in the company register, which only its owner knows.
   */
  when: 'always' | 'vat-registered' | 'without-vat-number' | 'intra-eu' | 'registered-company'
}

export interface BuyerRequirement extends Rule {
  /**
   * `reverse-charge`: the buyer owes the tax; `reverse-charge-abroad`: and is in another member of the EU;
   * `intra-eu-supply`: exempt supply of goods to another member; `domestic-business`: a business in the same country.
   */
  when: 'reverse-charge' | 'reverse-charge-abroad' | 'intra-eu-supply' | 'domestic-business'
  /** Not required of a buyer that has no such number. */
  ifRegistered?: true
  /** First issue date to which the rule applies. */
  from?: Day
}

/** What the law of the issuer's country requires on an invoice of its own number and the buyer's. */
export interface CountryRequirements {
  issuer: IssuerRequirement[]
  buyer: BuyerRequirement[]
}
