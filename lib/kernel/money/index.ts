import Decimal from 'decimal.js'

/** Any exact or textual amount; a float only as the JSON number it came in as. */
export type Amount = Decimal.Value

/** Decimals that never round on their own: the library's usual 20 digits are too few for the largest invoices. */
export const Exact = Decimal.clone({ defaults: true, precision: 60 })

const formatters = new Map<string, Intl.NumberFormat>()

/** Rounds half up (away from zero) to cents: 13.965 becomes 13.97. */
export function toCents(value: Amount): Decimal {
  return new Exact(value).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
}

/** Exact sum. Never adds floats. */
export function sum(values: Amount[]): Decimal {
  return values.reduce<Decimal>((total, value) => total.plus(value), new Exact(0))
}

/** A JSON number with at most two decimals. */
export function toNumber(value: Amount): number {
  return toCents(value).toNumber()
}

/** en-US with exactly two decimals in the given currency, JPY included (specification, section 9). */
export function formatMoney(value: Amount, currency: string): string {
  let formatter = formatters.get(currency)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formatters.set(currency, formatter)
  }
  // A decimal string is formatted exactly; a number would lose cents past 15 digits.
  return formatter.format(toCents(value).toFixed(2) as Intl.StringNumericLiteral)
}

/** A quantity or percentage without trailing zeros: 3.7500 is 3.75. */
export function formatPlain(value: Amount): string {
  return new Decimal(value).toFixed()
}
