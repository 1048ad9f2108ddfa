import { usesIban } from '@/lib/core/countries/iban-countries'
import type { PaymentMethod, Seller } from '@/lib/documents/types'
import { english } from '@/lib/i18n/documents/en'
import { FIRST_EDITION } from '@/lib/i18n/editions'

export interface LabelledText {
  label: string
  value: string
}

/** Returns an IBAN in its printed form, in groups of four (ISO 13616-1); other text as it is. */
function formatIban(text: string): string {
  const iban = text.replace(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) ? iban.replace(/.{4}(?=.)/g, '$& ') : text
}

type SellerAccount = Partial<Pick<Seller, 'bankAccountNumber' | 'bankIban' | 'place'>>

const isDomestic = (method: PaymentMethod) => method === 'BANK_TRANSFER'

export const isTransfer = (method: PaymentMethod): boolean =>
  isDomestic(method) || method === 'INTERNATIONAL_TRANSFER'

/** True if a transfer by this method asks for the IBAN: international ones, and those within SEPA countries. */
export const needsIban = (method: PaymentMethod, { place }: SellerAccount): boolean =>
  isTransfer(method) && (!isDomestic(method) || usesIban(place?.country))

/** True if a document with this payment method says which account to pay into. */
export const hasAccount = (method: PaymentMethod, seller: SellerAccount): boolean =>
  (needsIban(method, seller) && Boolean(seller.bankIban)) ||
  (isDomestic(method) && Boolean(seller.bankAccountNumber))

/** Returns the transfer for which the seller has an account, the domestic one first; null without any account. */
export const findTransfer = (seller: SellerAccount): PaymentMethod | null =>
  (['BANK_TRANSFER', 'INTERNATIONAL_TRANSFER'] as const).find((method) => hasAccount(method, seller)) ?? null

/**
 * Lists the bank details: account number and sort code for domestic transfers, IBAN and SWIFT for international ones
 * (specification, section 2). Since edition 2, domestic transfers in SEPA countries have IBAN and SWIFT too, and the
 * IBAN is grouped.
 */
export function listPaymentDetails(
  method: PaymentMethod,
  seller: Seller,
  { account, edition } = english,
): LabelledText[] {
  if (!isTransfer(method)) return []
  const byIban = edition === FIRST_EDITION ? !isDomestic(method) : needsIban(method, seller)
  const iban = edition === FIRST_EDITION ? seller.bankIban : seller.bankIban && formatIban(seller.bankIban)
  const rows = [
    { label: account.bankName, value: seller.bankName },
    { label: account.accountName, value: seller.bankAccountName },
    { label: account.iban, value: byIban ? iban : null },
    { label: account.swift, value: byIban ? seller.bankSwift : null },
    { label: account.accountNumber, value: isDomestic(method) ? seller.bankAccountNumber : null },
    { label: account.sortCode, value: isDomestic(method) ? seller.bankSortCode : null },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
