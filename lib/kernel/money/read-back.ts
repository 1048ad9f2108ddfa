import { formatUnitPrice } from '.'
import type { DecimalSign } from './decimal-sign'
import { isAmbiguous, parseAmount } from './parse'

/** How many times less than expected an amount is, that a sign read otherwise would explain. */
const FAR_BELOW = 100

interface Context {
  sign: DecimalSign
  currency: string
  /** What is likely to be typed, where that is known: what is left to pay. */
  expected?: number
}

/**
 * What an amount was read as, `= €1,500.00`, where it can be read two ways or is far below what is expected. Null where there is
 * nothing to say.
 */
export function readBack(text: string, { sign, currency, expected = 0 }: Context): string | null {
  const amount = parseAmount(text, sign)
  if (amount === undefined || !Number.isFinite(amount)) return null
  const isFarBelow = amount > 0 && amount * FAR_BELOW < expected
  return isAmbiguous(text) || isFarBelow ? `= ${formatUnitPrice(amount, currency)}` : null
}
