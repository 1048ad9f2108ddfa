import Big from 'big.js'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'

/** An exact decimal number. Only `roundMoney` rounds amounts; a division has up to twenty decimals. */
export type Decimal = Big

/**
 * An exact amount or its text, including the database's decimals. A number only as parsed from JSON, never a computed
 * float.
 */
export type Amount = string | number | { toFixed(): string }

/** Parses an amount. Throws if it is not a number. */
export const decimal = (value: Amount): Decimal =>
  new Big(typeof value === 'object' ? value.toFixed() : value)

/** Parses an amount that may be incomplete input; null if it is not a number. */
export function tryDecimal(value: Amount | null | undefined): Decimal | null {
  try {
    return decimal(value ?? '')
  } catch {
    return null
  }
}

/** Maximum number of decimals of a unit price (`0.004125` a message). */
export const MAX_PRICE_DECIMALS = 6

/** Decimals with which amounts of every currency used to be stored. */
const LEGACY_SCALE = 2

/**
 * Rounds half up (away from zero) to the currency's minor unit (ISO 4217): 13.965 becomes 13.97 USD, 14 JPY and
 * 13.965 KWD.
 */
export function roundMoney(value: Amount, currency: string): Decimal {
  return decimal(value).round(getCurrencyDigits(currency), Big.roundHalfUp)
}

/** Returns the lowest unit price, of at most six decimals, at which `quantity` amounts to at least `amount`. */
export const getUnitPriceFor = (amount: Amount, quantity: Amount): Decimal =>
  decimal(amount).div(decimal(quantity)).round(MAX_PRICE_DECIMALS, Big.roundUp)

/** Returns the exact sum. Never adds floats. */
export function sum(values: Amount[]): Decimal {
  return values.reduce<Decimal>((total, value) => total.plus(decimal(value)), decimal(0))
}

/** Returns the smallest amount. */
export const min = (first: Decimal, ...others: Decimal[]): Decimal =>
  others.reduce((least, amount) => (amount.lt(least) ? amount : least), first)

/** Converts to a JSON number without rounding, so that responses equal what is stored. */
export const toNumber = (value: Amount): number => decimal(value).toNumber()

/** Counts the decimals of a number, without trailing zeros. */
export const countDecimals = (value: Amount): number => decimal(value).toFixed().split('.')[1]?.length ?? 0

/**
 * Returns the number of decimals to display: the currency's (ISO 4217), or two for an amount that was stored with more
 * (361,000.50 JPY).
 */
export function getDisplayDecimals(value: Amount, currency: string): number {
  const digits = getCurrencyDigits(currency)
  return digits < LEGACY_SCALE && countDecimals(decimal(value).round(LEGACY_SCALE, Big.roundHalfUp)) > 0
    ? LEGACY_SCALE
    : digits
}

/** Formats an amount for bank forms and files: `1234.50`, with the decimals of `formatMoney`. */
export const formatPlainMoney = (value: Amount, currency: string): string =>
  decimal(value).toFixed(getDisplayDecimals(value, currency), Big.roundHalfUp)

/** Formats an amount in en-US (specification, section 9), with the currency's decimals. */
export const formatMoney = (value: Amount, currency: string): string =>
  formatCurrency(formatPlainMoney(value, currency), currency)

/** Formats a unit price without grouping: at least the currency's decimals, at most six, no needless zeros. */
export function formatPlainUnitPrice(value: Amount, currency: string): string {
  const price = decimal(value).round(MAX_PRICE_DECIMALS, Big.roundHalfUp)
  return price.toFixed(Math.max(getCurrencyDigits(currency), countDecimals(price)))
}

/** Formats a unit price in en-US. */
export const formatUnitPrice = (value: Amount, currency: string): string =>
  formatCurrency(formatPlainUnitPrice(value, currency), currency)

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a plain decimal with its own number of decimals. Passed as text it is exact; a number would lose precision
 * past 15 digits.
 */
function formatCurrency(plain: string, currency: string): string {
  const decimals = plain.split('.')[1]?.length ?? 0
  const key = `${currency}${decimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits })
    formatters.set(key, formatter)
  }
  return formatter.format(plain as Intl.StringNumericLiteral)
}

/**
 * Formats a number without trailing zeros: 3.7500 becomes 3.75. Decimals are passed to the database as this text,
 * because its client turns the number 99.99 into 99.98999999999999.
 */
export function formatPlain(value: Amount): string {
  return decimal(value).toFixed()
}
