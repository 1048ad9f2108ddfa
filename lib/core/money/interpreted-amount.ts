import { formatUnitPrice } from './'
import type { DecimalSign } from './decimal-sign'
import { isAmbiguous, parseAmount } from './parse'

/** An amount this many times smaller than expected suggests a misread decimal separator. */
const SUSPICIOUS_FACTOR = 100

interface Context {
  sign: DecimalSign
  currency: string
  /** Expected amount, if known (the balance due). */
  expected?: number
}

/**
 * Returns how an input was interpreted (`= €1,500.00`) if it is ambiguous or far below the expected amount; else null.
 */
export function formatInterpretedAmount(
  text: string,
  { sign, currency, expected = 0 }: Context,
): string | null {
  const amount = parseAmount(text, sign)
  if (amount === undefined || !Number.isFinite(amount)) return null
  const isFarBelow = amount > 0 && amount * SUSPICIOUS_FACTOR < expected
  return isAmbiguous(text) || isFarBelow ? `= ${formatUnitPrice(amount, currency)}` : null
}
