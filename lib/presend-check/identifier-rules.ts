import { isEuCountry } from '@/lib/core/countries/eu-members'
import {
  detectIdentifierKind,
  getIdentifierName,
  hasTaxNumber,
  getNumberCountry,
} from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import {
  listMissingBuyerNumbers,
  listMissingIssuerNumbers,
  type InvoiceFacts,
} from '@/lib/core/countries/requirements'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import {
  chargesTax,
  findClientCountry,
  hasTaxCategory,
  isBusinessClient,
  formatClient,
} from './document-facts'
import type { RuleId } from './rule-registry'
import type { CheckedClient, CheckedDocument, CheckRule, RuleInput, RuleResult } from './types'

const COMPANY = '/settings?tab=company'

const editClient = ({ id }: CheckedClient) => `/clients?edit=${id}`

/** Returns the number printed beside the first of several named taxes, GST in Canada; null if there is none. */
const findPartNumber = ({ taxes }: CheckedDocument): string | null =>
  taxes.flatMap(({ parts }) => parts?.[0]?.number ?? [])[0] ?? null

function toInvoiceFacts({ document, business, client }: RuleInput): InvoiceFacts {
  const { vat, regNumber, taxNumber } = document.seller
  const isTaxed = chargesTax(document)
  const registered = detectIdentifierKind(business.country, 'company', regNumber ?? '')
  return {
    issuerCountry: business.country,
    // If tax is charged, a client without a country counts as domestic.
    buyerCountry: findClientCountry(client) ?? (isTaxed && !client.country?.trim() ? business.country : null),
    issuerNumbers: { vat: vat || findPartNumber(document), tax: taxNumber, [registered]: regNumber },
    buyerNumbers: { vat: client.vatNumber, tax: client.taxNumber, company: client.companyNumber },
    isBusinessBuyer: isBusinessClient(client),
    chargesTax: isTaxed,
    hasReverseCharge: hasTaxCategory(document, 'AE'),
    hasIntraEuSupply: hasTaxCategory(document, 'K'),
    totalAmount: document.totalAmount,
    currency: document.currency,
    issueDate: document.issueDate,
  }
}

const isDomestic = ({ issuerCountry, buyerCountry }: InvoiceFacts) =>
  issuerCountry !== null && buyerCountry === issuerCountry

/** Returns the values that name a number; `other` where the country has no name of its own. */
const nameNumber = (country: string | null, kind: IdentifierKind) => {
  const name = getIdentifierName(country, kind)
  return { name, named: name === getIdentifierName(null, kind) ? 'no' : 'yes' }
}

/** Returns the field of a seller's number: where a country has one of tax and VAT number, it is the VAT number's. */
const getSellerField = (country: string | null, kind: IdentifierKind): string => {
  if (kind === 'company') return 'seller.regNumber'
  return kind !== 'vat' && hasTaxNumber(country) ? 'seller.taxNumber' : 'seller.vat'
}

/**
 * Requires what the seller's law does (lib/core/countries), and the VAT number that EN 16931 wants where no tax is
 * charged (BR-AE-02, BR-IC-02, BR-G-02).
 */
const noTaxNumber: CheckRule = (input) => {
  const { document, business } = input
  const { vat, regNumber, taxNumber } = document.seller
  const facts = toInvoiceFacts(input)
  const [required] = listMissingIssuerNumbers(facts)
  const needsVat =
    !vat &&
    (hasTaxCategory(document, 'K', 'G') || (hasTaxCategory(document, 'AE') && !regNumber && !taxNumber))
  if (!required && !needsVat) return null
  const { kind, when } = required ?? { kind: 'vat', when: 'intra-eu' }
  const isAlways = when === 'always' || when === 'without-vat-number'
  return {
    field: getSellerField(business.country, kind),
    values: {
      kind: getDocumentKind(document),
      charges: isAlways ? 'always' : facts.chargesTax ? 'tax' : 'none',
      ...nameNumber(business.country, kind),
    },
    link: COMPANY,
  }
}

function getClientField(country: string | null, kind: IdentifierKind): string {
  if (kind === 'company') return 'client.companyNumber'
  return kind !== 'vat' && hasTaxNumber(country) ? 'client.taxNumber' : 'client.vatNumber'
}

const requireClientNumber = (
  { client }: RuleInput,
  country: string | null,
  kind: IdentifierKind,
): RuleResult => ({
  field: getClientField(country, kind),
  values: { client: formatClient(client), ...nameNumber(country, kind) },
  link: editClient(client),
})

/** Requires the buyer's VAT number if the buyer owes the tax (EN 16931, BR-AE-02 and BR-IC-02). */
const noBuyerTaxNumber: CheckRule = (input) => {
  const { document, client } = input
  if (!hasTaxCategory(document, 'AE', 'K') || client.vatNumber) return null
  const facts = toInvoiceFacts(input)
  const isRequired = listMissingBuyerNumbers(facts).some(({ when }) => when !== 'domestic-business')
  // Within some countries, such as Germany, reverse charge doesn't require the buyer's number.
  if (!isRequired && !facts.hasIntraEuSupply && isDomestic(facts)) return null
  return requireClientNumber(input, facts.buyerCountry, 'vat')
}

/** Requires the number of a domestic business client where the law does, even if the seller owes the tax. */
const noDomesticBuyerNumber: CheckRule = (input) => {
  const facts = toInvoiceFacts(input)
  const required = listMissingBuyerNumbers(facts).find(
    // Whether clients are registered is not known.
    ({ when, ifRegistered }) => when === 'domestic-business' && !ifRegistered,
  )
  if (!required) return null
  const { above } = required
  const { values, ...result } = requireClientNumber(input, facts.buyerCountry, required.kind)
  const limit = above ? { amount: String(above.amount), currency: above.currency } : ''
  return { ...result, values: { ...values, limited: above ? 'yes' : 'no', limit } }
}

const badTaxNumber: CheckRule = ({ business, invalidNumbers = [] }) => {
  const found = invalidNumbers.find(({ field }) => field.startsWith('seller.'))
  return found
    ? { field: found.field, values: { name: getIdentifierName(business.country, found.kind) }, link: COMPANY }
    : null
}

/** Checks the client's number where the document depends on it. */
const badBuyerTaxNumber: CheckRule = (input) => {
  const { document, client, invalidNumbers = [] } = input
  const found = invalidNumbers.find(({ field }) => field.startsWith('client.'))
  if (!found) return null
  const facts = toInvoiceFacts(input)
  const isNeeded =
    hasTaxCategory(document, 'AE', 'K') || listMissingBuyerNumbers({ ...facts, buyerNumbers: {} }).length > 0
  if (!isNeeded) return null
  const { field, kind } = found
  return {
    field,
    values: {
      client: formatClient(client),
      name: getIdentifierName(getNumberCountry(facts.buyerCountry, kind, client.vatNumber ?? ''), kind),
    },
    link: editClient(client),
  }
}

/**
 * Compares intra-EU supplies and exports with the countries of both parties (Directive 2006/112/EC, art. 138 and 146). A
 * client may be registered for VAT in another country than their own, which counts for intra-EU supplies.
 */
const domesticExport: CheckRule = ({ document, business: { country }, client }) => {
  const values = { client: formatClient(client), link: `/invoices/edit/${document.id}` }
  const find = (category: 'K' | 'G', isWrong: boolean) =>
    isWrong && hasTaxCategory(document, category) ? category : null
  const own = findClientCountry(client)
  const registered = getNumberCountry(own, 'vat', client.vatNumber ?? '')
  const isNorthernIrish = /^\s*XI/i.test(client.vatNumber ?? '')
  const isOutsideEu = registered !== null && !isEuCountry(registered) && !isNorthernIrish
  const isBothInEu = isEuCountry(country) && isEuCountry(own)
  const category =
    find('K', isEuCountry(country) && (registered === country || isOutsideEu)) ??
    find('G', own !== null && (own === country || isBothInEu))
  if (!category) return null
  const { link, ...named } = values
  return { field: 'lineItems', values: { ...named, category, place: isBothInEu ? 'eu' : 'country' }, link }
}

/** Within a country the buyer owes the tax for some goods and services only (Directive 2006/112/EC, art. 199). */
const domesticReverseCharge: CheckRule = ({ document, business, client }) =>
  hasTaxCategory(document, 'AE') &&
  business.country !== null &&
  findClientCountry(client) === business.country
    ? {
        field: 'lineItems',
        values: { client: formatClient(client) },
        link: `/invoices/edit/${document.id}`,
      }
    : null

/** Rules about the identification numbers and countries of both parties. */
export const identifierRules = {
  'no-tax-number': noTaxNumber,
  'bad-tax-number': badTaxNumber,
  'no-buyer-tax-number': noBuyerTaxNumber,
  'no-domestic-buyer-number': noDomesticBuyerNumber,
  'bad-buyer-tax-number': badBuyerTaxNumber,
  'domestic-export': domesticExport,
  'domestic-reverse-charge': domesticReverseCharge,
} satisfies Partial<Record<RuleId, CheckRule>>
