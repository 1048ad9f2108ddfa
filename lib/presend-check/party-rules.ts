import { findEInvoicingDuty } from '@/lib/core/tax/e-invoicing'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { RuleId } from './rule-registry'
import { chargesTax, hasTaxCategory, joinTexts, mentionsTaxExemption, truncateName } from './document-facts'
import type { CheckRule } from './types'

const COMPANY = '/settings?tab=company'

const noClientEmail: CheckRule = ({ client }) =>
  client.email
    ? null
    : {
        field: 'client.email',
        values: { client: truncateName(client.name) },
        link: `/clients?edit=${client.id}`,
      }

const noClientAddress: CheckRule = ({ client }) =>
  client.address || client.city || client.postalCode
    ? null
    : {
        field: 'client.address',
        values: { client: truncateName(client.name) },
        link: `/clients?edit=${client.id}`,
      }

const noSellerAddress: CheckRule = ({ document }) =>
  document.seller.address
    ? null
    : {
        field: 'seller.address',
        values: { kind: getDocumentKind(document) },
        link: COMPANY,
      }

const noCompanyName: CheckRule = ({ business: { companyName, fullName } }) =>
  companyName
    ? null
    : {
        field: 'seller.name',
        values: { name: truncateName(fullName) },
        link: COMPANY,
      }

const zeroTax: CheckRule = ({ document, business }) =>
  chargesTax(document) ||
  document.taxes.some(({ category }) => category !== null) ||
  !document.seller.vat ||
  document.totalAmount <= 0 ||
  mentionsTaxExemption(
    `${joinTexts(document)}\n${document.lineItems.map(({ description }) => description).join('\n')}`,
  )
    ? null
    : {
        field: 'taxRate',
        ...(business.defaultTaxRate > 0 && { suggestion: String(business.defaultTaxRate) }),
      }

/**
 * Countries whose law requires the seller's tax number on invoices that charge tax. For those without tax see EN 16931,
 * BR-AE-02, BR-IC-02 and BR-G-02.
 */
const TAX_NUMBER_REQUIRED = new Set(['GB', 'DE', 'FR'])

const noTaxNumber: CheckRule = ({ document, business: { country } }) => {
  const { vat, regNumber } = document.seller
  const isRequiredByLaw = Boolean(country && TAX_NUMBER_REQUIRED.has(country) && chargesTax(document))
  // In Germany the tax number, stored as the registration number, is accepted too.
  const needsEither = isRequiredByLaw || hasTaxCategory(document, 'AE')
  if (vat || !(hasTaxCategory(document, 'K', 'G') || (needsEither && !regNumber))) return null
  return {
    field: 'seller.vat',
    values: { kind: getDocumentKind(document), charges: isRequiredByLaw ? 'tax' : 'none' },
    link: COMPANY,
  }
}

/** Requires the buyer's VAT number if the buyer owes the tax (EN 16931, BR-AE-02 and BR-IC-02). */
const noBuyerTaxNumber: CheckRule = ({ document, client }) =>
  hasTaxCategory(document, 'AE', 'K') && !client.vatNumber
    ? {
        field: 'client.vatNumber',
        values: { client: truncateName(client.name) },
        link: `/clients?edit=${client.id}`,
      }
    : null

/** Says that a PDF is no invoice between businesses of a country. Quiet for consumers and for clients abroad. */
const eInvoice: CheckRule = ({ document, business, client }) => {
  const duty = findEInvoicingDuty(business.country)
  const isBusiness = Boolean(client.companyName || client.vatNumber)
  const isAtHome = client.country === null || client.country === business.country
  if (!duty || duty.since > document.issueDate || !isBusiness || !isAtHome) return null
  const { kind, system } = duty
  return { field: 'client', values: { kind, system }, link: '/settings?tab=invoices' }
}

/** Rules about seller and client, and the data that tax law requires of them. */
export const partyRules = {
  'no-client-email': noClientEmail,
  'no-client-address': noClientAddress,
  'no-seller-address': noSellerAddress,
  'no-company-name': noCompanyName,
  'zero-tax': zeroTax,
  'no-tax-number': noTaxNumber,
  'no-buyer-tax-number': noBuyerTaxNumber,
  'e-invoice': eInvoice,
} satisfies Partial<Record<RuleId, CheckRule>>
