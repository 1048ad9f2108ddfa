import Big from 'big.js'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'

/** An exact decimal number. Amounts are rounded by `roundMoney` alone; a division goes to twenty decimals. */
export type Decimal = Big

/** Any exact or textual amount, the database's own decimals included; a float only as the JSON number it came in as. */
export type Amount = string | number | { toFixed(): string }

/** An amount to reckon with. Throws for what is no number. */
export const decimal = (value: Amount): Decimal =>
  new Big(typeof value === 'object' ? value.toFixed() : value)

/** The same of what somebody is typing; null for what is no number. */
export function tryDecimal(value: Amount | null | undefined): Decimal | null {
  try {
    return decimal(value ?? '')
  } catch {
    return null
  }
}

/** Decimals that a unit price may have: `0.004125` a message. */
export const MAX_PRICE_DECIMALS = 6

/** Decimals that amounts of every currency were stored with once. */
const LEGACY_SCALE = 2

/** Rounds half up (away from zero) to the currency's minor unit (ISO 4217): 13.965 becomes 13.97 USD, 14 JPY and 13.965 KWD. */
export function roundMoney(value: Amount, currency: string): Decimal {
  return decimal(value).round(getCurrencyDigits(currency), Big.roundHalfUp)
}

/** The lowest unit price, of at most six decimals, at which a quantity comes to an amount or more. */
export const getUnitPriceFor = (amount: Amount, quantity: Amount): Decimal =>
  decimal(amount).div(decimal(quantity)).round(MAX_PRICE_DECIMALS, Big.roundUp)

/** Exact sum. Never adds floats. */
export function sum(values: Amount[]): Decimal {
  return values.reduce<Decimal>((total, value) => total.plus(decimal(value)), decimal(0))
}

/** The same as a JSON number: as many decimals as it has. Nothing is rounded here, so that what is stored is what is told. */
export const toNumber = (value: Amount): number => decimal(value).toNumber()

/** How many decimals an exact number has, zeros at its end aside. */
export const countDecimals = (value: Amount): number => decimal(value).toFixed().split('.')[1]?.length ?? 0

/**
 * How many decimals an amount is shown with: the currency's (ISO 4217). What was stored before with more, 361,000.50 JPY, keeps and
 * shows them.
 */
export function getDisplayDecimals(value: Amount, currency: string): number {
  const digits = getCurrencyDigits(currency)
  return digits < LEGACY_SCALE && countDecimals(decimal(value).round(LEGACY_SCALE, Big.roundHalfUp)) > 0
    ? LEGACY_SCALE
    : digits
}

/** An amount as a bank's form or a file takes it: `1234.50`, with as many decimals as `formatMoney` shows. */
export const formatPlainMoney = (value: Amount, currency: string): string =>
  decimal(value).toFixed(getDisplayDecimals(value, currency), Big.roundHalfUp)

/** en-US in the given currency (specification, section 9), with as many decimals as the currency has. */
export const formatMoney = (value: Amount, currency: string): string =>
  formatCurrency(formatPlainMoney(value, currency), currency)

/** A unit price as a document shows it, unformatted: at least the currency's decimals, at most six, and no needless zeros. */
export function formatPlainUnitPrice(value: Amount, currency: string): string {
  const price = decimal(value).round(MAX_PRICE_DECIMALS, Big.roundHalfUp)
  return price.toFixed(Math.max(getCurrencyDigits(currency), countDecimals(price)))
}

/** The same in en-US. */
export const formatUnitPrice = (value: Amount, currency: string): string =>
  formatCurrency(formatPlainUnitPrice(value, currency), currency)

const formatters = new Map<string, Intl.NumberFormat>()

/** A plain decimal in the given currency, with the decimals it has. As a text it is formatted exactly; a number would lose some past 15 digits. */
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
 * A quantity, percentage or price without trailing zeros: 3.7500 is 3.75. What is stored is handed to the database like this: of the number
 * 99.99 its client makes 99.98999999999999.
 */
export function formatPlain(value: Amount): string {
  return decimal(value).toFixed()
}
