import { findEInvoicingDuty } from '@/lib/core/tax/e-invoicing'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { RuleId } from './rule-registry'
import { chargesTax, isBusinessClient, joinTexts, mentionsTaxExemption, formatClient } from './document-facts'
import { truncateName } from '@/lib/core/truncate-text'
import type { CheckRule } from './types'

const COMPANY = '/settings?tab=company'

const noClientEmail: CheckRule = ({ client }) =>
  client.email
    ? null
    : {
        field: 'client.email',
        values: { client: formatClient(client) },
        link: `/clients?edit=${client.id}`,
      }

const noClientAddress: CheckRule = ({ client }) =>
  client.address || client.city || client.postalCode
    ? null
    : {
        field: 'client.address',
        values: { client: formatClient(client) },
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

/** Says that a PDF alone isn't a valid invoice between businesses of a country. Not for consumers or clients abroad. */
const eInvoice: CheckRule = ({ document, business, client }) => {
  const duty = findEInvoicingDuty(business.country)
  const isBusiness = isBusinessClient(client)
  const isAtHome = client.country === null || client.country === business.country
  if (!duty || duty.since > document.issueDate || !isBusiness || !isAtHome) return null
  const { kind, system } = duty
  return { field: 'client', values: { kind, system }, link: '/settings?tab=invoices&section=compliance' }
}

/** Rules about the names and addresses of seller and client, and the rate of tax. */
export const partyRules = {
  'no-client-email': noClientEmail,
  'no-client-address': noClientAddress,
  'no-seller-address': noSellerAddress,
  'no-company-name': noCompanyName,
  'zero-tax': zeroTax,
  'e-invoice': eInvoice,
} satisfies Partial<Record<RuleId, CheckRule>>
