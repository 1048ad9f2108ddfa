import { decimalsOf, shownDecimals, type Amount } from '@/lib/kernel/money'
import { fill } from '@/lib/words/fill'
import { reason, type Reason } from '@/lib/words/reason'
import { AMOUNT_WORDS } from '@/lib/words/reasons/in-browser/payments'

/** An invoice as far as its payments look at it. */
interface Payable {
  currency: string
  /** What is left to pay: an old one may have more decimals than its currency, and is to be payable to the last. */
  left: Amount
}

/** How many decimals a payment may have: those of the currency (ISO 4217), or of what is left to pay. */
const most = ({ currency, left }: Payable): number => shownDecimals(left, currency)

const isTooFine = (amount: Amount, invoice: Payable): boolean => decimalsOf(amount) > most(invoice)

/** Why an amount can't be paid on an invoice, having too many decimals; null where it can. */
export function decimalsReason(amount: Amount, invoice: Payable): Reason | null {
  if (!isTooFine(amount, invoice)) return null
  const decimals = most(invoice)
  return decimals === 0
    ? reason('pay.no-decimals', { currency: invoice.currency })
    : reason('pay.decimals', { decimals })
}

/** The same in the browser's own words. */
export function decimalsProblem(amount: Amount, invoice: Payable): string | null {
  if (!isTooFine(amount, invoice)) return null
  const decimals = most(invoice)
  return fill(decimals === 0 ? AMOUNT_WORDS.noDecimals : AMOUNT_WORDS.decimals, {
    decimals,
    currency: invoice.currency,
  })
}
