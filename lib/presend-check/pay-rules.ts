import { findBankNumberProblem, type BankNumberKind } from '@/lib/core/countries/bank-numbers'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { hasAccount, isTransfer, listPaymentDetails, needsIban } from '@/lib/documents/view/payment-details'
import type { RuleId } from './rule-registry'
import type { RuleResult, RuleInput, CheckRule } from './types'
import { findClientCountry, joinTexts, mentionsPaymentDetails, formatClient } from './document-facts'
import { truncateName } from '@/lib/core/truncate-text'

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

/** A client in another country can't pay to an account number and sort code. */
const noIbanAbroad: CheckRule = (input) => {
  const { document, business, client } = input
  const country = findClientCountry(client)
  if (!country || !business.country || country === business.country || isFree(input)) return null
  const printsNumberOnly =
    document.paymentMethod === 'BANK_TRANSFER' && printsAccount(input) && !isByIban(input)
  if (!printsNumberOnly || !document.seller.bankIban || saysInTexts(input)) return null
  return {
    field: 'paymentMethod',
    values: { client: formatClient(client) },
    suggestion: 'INTERNATIONAL_TRANSFER',
  }
}

const noWayToPay: CheckRule = (input): RuleResult | null => {
  const { document, business, client } = input
  // With automatic payment the client doesn't have to pay.
  if (document.paymentMethod !== 'REQUEST' || isFree(input) || saysInTexts(input)) return null
  if (!business.hasBankDetails) return { ...BANK, values: { fix: 'ADD', client: formatClient(client) } }
  return {
    field: 'paymentMethod',
    values: { fix: 'CHOOSE_TRANSFER', kind: getDocumentKind(document) },
    suggestion: hasAccount('BANK_TRANSFER', document.seller) ? 'BANK_TRANSFER' : 'INTERNATIONAL_TRANSFER',
  }
}

/** Fields of the seller with the bank numbers. */
const BANK_NUMBERS = {
  accountNumber: 'bankAccountNumber',
  sortCode: 'bankSortCode',
  iban: 'bankIban',
  swiftCode: 'bankSwift',
} as const

const printsNumber = (kind: BankNumberKind, input: RuleInput) =>
  kind === 'iban' || kind === 'swiftCode' ? isByIban(input) : paysByTransfer(input) && !isAbroad(input)

/** Creates the rule about a printed bank number that its country or bank can't have. */
const checkBankNumber =
  (kind: BankNumberKind): CheckRule =>
  (input) => {
    const field = BANK_NUMBERS[kind]
    const number = input.document.seller[field]
    if (!number || !printsNumber(kind, input)) return null
    const problem = findBankNumberProblem(kind, input.business.country, number)
    return problem && { field: `seller.${field}`, values: problem, link: BANK.link }
  }

/** Rules about whether the client can pay. */
export const payRules = {
  'no-bank-details': noBankDetails,
  'no-account': noAccount,
  'no-iban-abroad': noIbanAbroad,
  'no-way-to-pay': noWayToPay,
  'bad-account-number': checkBankNumber('accountNumber'),
  'bad-sort-code': checkBankNumber('sortCode'),
  'bad-iban': checkBankNumber('iban'),
  'bad-swift-code': checkBankNumber('swiftCode'),
} satisfies Partial<Record<RuleId, CheckRule>>
