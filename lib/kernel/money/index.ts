import Big from 'big.js'

/** An exact decimal number. Nothing rounds it but `toCents`; a division goes to twenty decimals. */
export type Exact = Big

/** Any exact or textual amount, the database's own decimals included; a float only as the JSON number it came in as. */
export type Amount = string | number | { toFixed(): string }

/** An amount to reckon with. Throws for what is no number. */
export const exact = (value: Amount): Exact => new Big(typeof value === 'object' ? value.toFixed() : value)

/** The same of what somebody is typing; null for what is no number. */
export function exactOrNull(value: Amount | null | undefined): Exact | null {
  try {
    return exact(value ?? '')
  } catch {
    return null
  }
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Rounds half up (away from zero) to cents: 13.965 becomes 13.97. */
export function toCents(value: Amount): Exact {
  return exact(value).round(2, Big.roundHalfUp)
}

/** Exact sum. Never adds floats. */
export function sum(values: Amount[]): Exact {
  return values.reduce<Exact>((total, value) => total.plus(exact(value)), exact(0))
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
  return exact(value).toFixed()
}
