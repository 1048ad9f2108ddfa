import { decimal, roundMoney, sum, tryDecimal, type Amount, type Decimal } from '@/lib/core/money'
import { isInvoice, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { ChargedTax } from './types'

/** Decimals of an exchange rate: a currency may be worth a millionth of another. */
export const MAX_RATE_DECIMALS = 10

/** Highest exchange rate. */
export const MAX_RATE = 1_000_000

export interface ConvertedDocument extends Pick<HasStatus, 'kind'> {
  currency: string
  seller: { taxCurrency?: string | null }
}

/**
 * Returns the currency in which a document has to state its tax beside its own; null if it is in that currency, or
 * nothing requires it. Quotes and pro forma invoices never state it.
 */
export function findHomeCurrency({ kind, currency, seller }: ConvertedDocument): string | null {
  const home = seller.taxCurrency ?? null
  return home !== currency && (isInvoice({ kind }) || kind === 'CREDIT_NOTE') ? home : null
}

/** Converts an amount, rounded half up. @param rate units of `currency` for one unit of the document's currency */
export const convertAmount = (amount: Amount, rate: Amount, currency: string): Decimal =>
  roundMoney(decimal(amount).times(decimal(rate)), currency)

/** Returns the taxes that are charged: those of no rate and of no amount aren't stated. */
export const filterCharged = <T extends { rate: Amount; tax: Amount }>(taxes: T[]): T[] =>
  taxes.filter(({ rate, tax }) => decimal(rate).gt(0) && !decimal(tax).eq(0))

/** Converts each tax, or each part of it, and returns their sum, so that it adds up as printed. @see convertAmount */
export const sumConvertedTaxes = (
  taxes: Pick<ChargedTax, 'tax' | 'parts'>[],
  rate: Amount,
  currency: string,
): Decimal =>
  sum(
    taxes
      .flatMap(({ tax, parts }) => parts?.map(({ amount }) => amount) ?? [tax])
      .map((amount) => convertAmount(amount, rate, currency)),
  )

/** Returns a usable exchange rate; null for none, or one that is incomplete or not above 0. */
export function parseExchangeRate(rate: Amount | null | undefined): Decimal | null {
  const value = tryDecimal(rate)
  return value?.gt(0) ? value : null
}
