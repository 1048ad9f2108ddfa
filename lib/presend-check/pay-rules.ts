import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { hasAccount, isTransfer, listPaymentDetails, needsIban } from '@/lib/documents/view/payment-details'
import type { RuleId } from './rule-registry'
import type { RuleResult, RuleInput, CheckRule } from './types'
import { joinTexts, mentionsPaymentDetails, truncateName } from './document-facts'
import { isValidIBAN } from 'ibantools'

/**
 * True for an IBAN with a known country and valid length, form and check digits (ISO 13616 and its registry), including
 * national check digits where they exist. Ignores case, spaces, hyphens and dots.
 */
export const isIban = (text: string): boolean => isValidIBAN(text.replace(/[\s.-]/g, '').toUpperCase())

const BANK = { field: 'seller.bank', link: '/settings?tab=bank' }

const paysByTransfer = ({ document: { paymentMethod } }: RuleInput) => isTransfer(paymentMethod)
const isAbroad = ({ document: { paymentMethod } }: RuleInput) => paymentMethod === 'INTERNATIONAL_TRANSFER'
const isByIban = ({ document: { paymentMethod, seller } }: RuleInput) => needsIban(paymentMethod, seller)
const listPrintedDetails = ({ document: { paymentMethod, seller } }: RuleInput) =>
  listPaymentDetails(paymentMethod, seller)
const printsAccount = ({ document: { paymentMethod, seller } }: RuleInput) =>
  hasAccount(paymentMethod, seller)
const saysInTexts = ({ document }: RuleInput) => mentionsPaymentDetails(joinTexts(document))

const isFree = ({ document }: RuleInput) => document.totalAmount <= 0

/** Suggests the other kind of transfer if the bank details have only the account it needs. */
function suggestOtherTransfer(input: RuleInput): RuleResult | null {
  const { bankAccountNumber, bankIban } = input.document.seller
  if (isAbroad(input) ? !bankAccountNumber : !bankIban) return null
  const method = isAbroad(input) ? 'BANK_TRANSFER' : 'INTERNATIONAL_TRANSFER'
  return { field: 'paymentMethod', values: { fix: method }, suggestion: method }
}

const noBankDetails: CheckRule = (input) => {
  if (!paysByTransfer(input) || isFree(input) || listPrintedDetails(input).length > 0 || saysInTexts(input))
    return null
  return (
    suggestOtherTransfer(input) ?? {
      ...BANK,
      values: { fix: 'ADD', client: truncateName(input.client.name) },
    }
  )
}

const noAccount: CheckRule = (input) => {
  if (!paysByTransfer(input) || isFree(input) || listPrintedDetails(input).length === 0) return null
  if (printsAccount(input) || saysInTexts(input)) return null
  return (
    suggestOtherTransfer(input) ?? {
      ...BANK,
      values: { fix: isByIban(input) ? 'ADD_IBAN' : 'ADD_ACCOUNT_NUMBER' },
    }
  )
}

const noWayToPay: CheckRule = (input): RuleResult | null => {
  const { document, business, client } = input
  // With automatic payment the client doesn't have to pay.
  if (document.paymentMethod !== 'REQUEST' || isFree(input) || saysInTexts(input)) return null
  if (!business.hasBankDetails) return { ...BANK, values: { fix: 'ADD', client: truncateName(client.name) } }
  return {
    field: 'paymentMethod',
    values: { fix: 'CHOOSE_TRANSFER', kind: getDocumentKind(document) },
    suggestion: hasAccount('BANK_TRANSFER', document.seller) ? 'BANK_TRANSFER' : 'INTERNATIONAL_TRANSFER',
  }
}

const badIban: CheckRule = (input) => {
  const { bankIban } = input.document.seller
  if (!isByIban(input) || !bankIban || isIban(bankIban)) return null
  return {
    field: 'seller.bankIban',
    suggestion: bankIban,
    link: BANK.link,
  }
}

/** Rules about whether the client can pay. */
export const payRules = {
  'no-bank-details': noBankDetails,
  'no-account': noAccount,
  'no-way-to-pay': noWayToPay,
  'bad-iban': badIban,
} satisfies Partial<Record<RuleId, CheckRule>>
