import { paymentDetails } from '@/lib/render/view'
import { isIban } from './iban'
import type { RuleId } from './names'
import type { Hit, Looked, Rule } from './types'
import { nameOf, nounOf, proseOf, saysHowToPay } from './words'

const BANK = { field: 'seller.bank', link: '/settings?tab=bank' }

const isTransfer = ({ document: { paymentMethod } }: Looked) =>
  paymentMethod === 'BANK_TRANSFER' || paymentMethod === 'INTERNATIONAL_TRANSFER'
const isAbroad = ({ document: { paymentMethod } }: Looked) => paymentMethod === 'INTERNATIONAL_TRANSFER'
const printed = ({ document: { paymentMethod, seller } }: Looked) => paymentDetails(paymentMethod, seller)
const account = (looked: Looked) =>
  looked.document.seller[isAbroad(looked) ? 'bankIban' : 'bankAccountNumber']
const tellsInWords = ({ document }: Looked) => saysHowToPay(proseOf(document))

const isFree = ({ document }: Looked) => document.totalAmount <= 0

/** The other kind of transfer, where the account it takes is the one there is. */
function otherTransfer(looked: Looked): Hit | null {
  const { bankAccountNumber, bankIban } = looked.document.seller
  if (isAbroad(looked) ? !bankAccountNumber : !bankIban) return null
  const [name, suggestion] = isAbroad(looked)
    ? ['bank transfer', 'BANK_TRANSFER']
    : ['international transfer', 'INTERNATIONAL_TRANSFER']
  const yours = isAbroad(looked) ? 'an account number and no IBAN' : 'an IBAN and no account number'
  return { field: 'paymentMethod', message: `Choose ${name}: your bank details have ${yours}.`, suggestion }
}

const noBankDetails: Rule = (looked) => {
  if (!isTransfer(looked) || isFree(looked) || printed(looked).length > 0 || tellsInWords(looked)) return null
  return (
    otherTransfer(looked) ?? {
      ...BANK,
      message: `Add bank details, so ${nameOf(looked.client)} knows where to pay.`,
    }
  )
}

const noAccount: Rule = (looked) => {
  if (!isTransfer(looked) || isFree(looked) || printed(looked).length === 0) return null
  if (account(looked) || tellsInWords(looked)) return null
  const missing = isAbroad(looked) ? 'an IBAN' : 'an account number'
  return (
    otherTransfer(looked) ?? {
      ...BANK,
      message: `Add ${missing}: your bank details don’t say which account to pay into.`,
    }
  )
}

const noWayToPay: Rule = (looked) => {
  const { document, business, client } = looked
  // What is charged automatically is not for the client to pay.
  if (document.paymentMethod !== 'REQUEST' || isFree(looked) || tellsInWords(looked)) return null
  if (!business.hasBankDetails)
    return { ...BANK, message: `Add bank details, so ${nameOf(client)} knows where to pay.` }
  return {
    field: 'paymentMethod',
    message: `Choose bank transfer to show your bank details on this ${nounOf(document)}.`,
    suggestion: document.seller.bankAccountNumber ? 'BANK_TRANSFER' : 'INTERNATIONAL_TRANSFER',
  }
}

const badIban: Rule = (looked) => {
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
} satisfies Partial<Record<RuleId, Rule>>
