import type { Day } from '@/lib/core/dates'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { getOwnProperty } from '@/lib/core/object'
import { isEuCountry } from './eu-members'
import { EU_REQUIREMENTS } from './eu-requirements'
import { IDENTIFIER_KINDS, type IdentifierKind } from './identifier-types'
import { resolveIdentifierKind } from './identifiers'
import { OTHER_REQUIREMENTS } from './other-requirements'
import type { BuyerRequirement, CountryRequirements, IssuerRequirement } from './requirement-types'

const NONE: CountryRequirements = { issuer: [], buyer: [] }

/**
 * Returns what an issuer's country requires of identification numbers, with the legal sources; nothing for a country
 * without an entry.
 * @param country ISO 3166-1 alpha-2, or the specification's `UK`
 */
export function getRequirements(country: string | null): CountryRequirements {
  const code = toIsoCountry(country ?? '')
  return getOwnProperty(EU_REQUIREMENTS, code) ?? getOwnProperty(OTHER_REQUIREMENTS, code) ?? NONE
}

type Numbers = Partial<Record<IdentifierKind, string | null>>

/** The facts of an invoice that decide which numbers it needs. */
export interface InvoiceFacts {
  /** ISO 3166-1 alpha-2. */
  issuerCountry: string | null
  buyerCountry: string | null
  issuerNumbers: Numbers
  buyerNumbers: Numbers
  isBusinessBuyer: boolean
  /** It charges VAT or GST. */
  chargesTax: boolean
  /** The buyer owes the tax (EN 16931 category AE). */
  hasReverseCharge: boolean
  /** It has exempt supplies of goods to another member of the EU (category K). */
  hasIntraEuSupply: boolean
  /** Total with tax. */
  totalAmount: number
  currency: string
  issueDate: Day
}

const isAbove = ({ above }: Pick<BuyerRequirement, 'above'>, { totalAmount, currency }: InvoiceFacts) =>
  !above || (currency === above.currency && totalAmount > above.amount)

/** True if an invoice is small enough to do without the issuer's number. It never is where the buyer owes the tax. */
const isSmall = (
  { above }: Pick<IssuerRequirement, 'above'>,
  { totalAmount, currency, hasReverseCharge, hasIntraEuSupply }: InvoiceFacts,
) =>
  above !== undefined &&
  currency === above.currency &&
  totalAmount <= above.amount &&
  !hasReverseCharge &&
  !hasIntraEuSupply

const isAbroadInEu = ({ issuerCountry, buyerCountry }: InvoiceFacts) =>
  buyerCountry !== issuerCountry && isEuCountry(buyerCountry)

const ISSUER_CONDITIONS: Record<IssuerRequirement['when'], (facts: InvoiceFacts) => boolean> = {
  always: () => true,
  'vat-registered': ({ chargesTax, hasReverseCharge, hasIntraEuSupply }) =>
    chargesTax || hasReverseCharge || hasIntraEuSupply,
  'without-vat-number': ({ issuerNumbers }) => !issuerNumbers.vat,
  'intra-eu': (facts) => facts.hasIntraEuSupply || (facts.hasReverseCharge && isAbroadInEu(facts)),
  // The legal form of a business is not recorded.
  'registered-company': () => false,
}

const BUYER_CONDITIONS: Record<BuyerRequirement['when'], (facts: InvoiceFacts) => boolean> = {
  'reverse-charge': ({ hasReverseCharge }) => hasReverseCharge,
  'reverse-charge-abroad': (facts) => facts.hasReverseCharge && isAbroadInEu(facts),
  'intra-eu-supply': ({ hasIntraEuSupply }) => hasIntraEuSupply,
  'domestic-business': ({ isBusinessBuyer, issuerCountry, buyerCountry }) =>
    isBusinessBuyer && buyerCountry === issuerCountry,
}

const hasNumber = (numbers: Numbers, country: string | null, kind: IdentifierKind) =>
  IDENTIFIER_KINDS.some(
    (stored) => numbers[stored]?.trim() && [stored, resolveIdentifierKind(country, stored)].includes(kind),
  )

/** Keeps the first requirement of each number. */
const firstByKind = <Requirement extends { kind: IdentifierKind }>(requirements: Requirement[]) =>
  requirements.filter(({ kind }, index) => index === requirements.findIndex((other) => other.kind === kind))

/**
 * Lists the issuer's numbers that its law requires on this invoice and that are missing, one requirement a number. What
 * only registered companies need is left out.
 */
export const listMissingIssuerNumbers = (facts: InvoiceFacts): IssuerRequirement[] =>
  firstByKind(
    getRequirements(facts.issuerCountry).issuer.filter(
      (requirement) =>
        !hasNumber(facts.issuerNumbers, facts.issuerCountry, requirement.kind) &&
        !(requirement.coveredBy && facts.issuerNumbers[requirement.coveredBy]?.trim()) &&
        !isSmall(requirement, facts) &&
        ISSUER_CONDITIONS[requirement.when](facts),
    ),
  )

/**
 * Lists the buyer's numbers that the issuer's law requires on this invoice and that are missing, one requirement a
 * number. One with `ifRegistered` is no fault if the buyer has no such number.
 */
export const listMissingBuyerNumbers = (facts: InvoiceFacts): BuyerRequirement[] =>
  firstByKind(
    getRequirements(facts.issuerCountry).buyer.filter(
      (requirement) =>
        !hasNumber(facts.buyerNumbers, facts.buyerCountry, requirement.kind) &&
        (!requirement.from || facts.issueDate >= requirement.from) &&
        isAbove(requirement, facts) &&
        BUYER_CONDITIONS[requirement.when](facts),
    ),
  )
