import { listPaymentDetails } from '@/lib/documents/view/invoice-view'
import type { RuleId } from './rule-registry'
import type { RuleResult, RuleInput, CheckRule } from './types'
import { formatClientName, getDocumentNoun, joinTexts, saysHowToPay } from './rule-texts'
import { isValidIBAN } from 'ibantools'

/**
 * Whether an IBAN has the country, the length, the form and the check digits of ISO 13616 and its registry, and the national check digits
 * where its country has some. Spaces, hyphens and dots between its letters don't matter, nor does their case.
 */
export const isIban = (text: string): boolean => isValidIBAN(text.replace(/[\s.-]/g, '').toUpperCase())

const BANK = { field: 'seller.bank', link: '/settings?tab=bank' }

const isTransfer = ({ document: { paymentMethod } }: RuleInput) =>
  paymentMethod === 'BANK_TRANSFER' || paymentMethod === 'INTERNATIONAL_TRANSFER'
const isAbroad = ({ document: { paymentMethod } }: RuleInput) => paymentMethod === 'INTERNATIONAL_TRANSFER'
const listPrintedDetails = ({ document: { paymentMethod, seller } }: RuleInput) =>
  listPaymentDetails(paymentMethod, seller)
const getAccount = (looked: RuleInput) =>
  looked.document.seller[isAbroad(looked) ? 'bankIban' : 'bankAccountNumber']
const saysInTexts = ({ document }: RuleInput) => saysHowToPay(joinTexts(document))

const isFree = ({ document }: RuleInput) => document.totalAmount <= 0

/** The other kind of transfer, where the account it takes is the one there is. */
function suggestOtherTransfer(looked: RuleInput): RuleResult | null {
  const { bankAccountNumber, bankIban } = looked.document.seller
  if (isAbroad(looked) ? !bankAccountNumber : !bankIban) return null
  const [name, suggestion] = isAbroad(looked)
    ? ['bank transfer', 'BANK_TRANSFER']
    : ['international transfer', 'INTERNATIONAL_TRANSFER']
  const yours = isAbroad(looked) ? 'an account number and no IBAN' : 'an IBAN and no account number'
  return { field: 'paymentMethod', message: `Choose ${name}: your bank details have ${yours}.`, suggestion }
}

const noBankDetails: CheckRule = (looked) => {
  if (!isTransfer(looked) || isFree(looked) || listPrintedDetails(looked).length > 0 || saysInTexts(looked))
    return null
  return (
    suggestOtherTransfer(looked) ?? {
      ...BANK,
      message: `Add bank details, so ${formatClientName(looked.client)} knows where to pay.`,
    }
  )
}

const noAccount: CheckRule = (looked) => {
  if (!isTransfer(looked) || isFree(looked) || listPrintedDetails(looked).length === 0) return null
  if (getAccount(looked) || saysInTexts(looked)) return null
  const missing = isAbroad(looked) ? 'an IBAN' : 'an account number'
  return (
    suggestOtherTransfer(looked) ?? {
      ...BANK,
      message: `Add ${missing}: your bank details don’t say which account to pay into.`,
    }
  )
}

const noWayToPay: CheckRule = (looked) => {
  const { document, business, client } = looked
  // What is charged automatically is not for the client to pay.
  if (document.paymentMethod !== 'REQUEST' || isFree(looked) || saysInTexts(looked)) return null
  if (!business.hasBankDetails)
    return { ...BANK, message: `Add bank details, so ${formatClientName(client)} knows where to pay.` }
  return {
    field: 'paymentMethod',
    message: `Choose bank transfer to show your bank details on this ${getDocumentNoun(document)}.`,
    suggestion: document.seller.bankAccountNumber ? 'BANK_TRANSFER' : 'INTERNATIONAL_TRANSFER',
  }
}

const badIban: CheckRule = (looked) => {
  const { bankIban } = looked.document.seller
  if (!isAbroad(looked) || !bankIban || isIban(bankIban)) return null
  return {
    field: 'seller.bankIban',
    message: 'Check your IBAN: a letter or digit is wrong or missing.',
    suggestion: bankIban,
    link: BANK.link,
  }
}

/** Whether the client can pay. */
export const payRules = {
  'no-bank-details': noBankDetails,
  'no-account': noAccount,
  'no-way-to-pay': noWayToPay,
  'bad-iban': badIban,
} satisfies Partial<Record<RuleId, CheckRule>>
