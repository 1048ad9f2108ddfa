import { countDecimals, getDisplayDecimals, type Amount } from '@/lib/core/money'
import { interpolate } from '@/lib/i18n/interpolate'
import { reason, type Reason } from '@/lib/i18n/reason'
import { AMOUNT_MESSAGES } from '@/lib/i18n/error-messages/client/payments'

/** An invoice as far as its payments look at it. */
interface PayableInvoice {
  currency: string
  /** What is left to pay: an old one may have more decimals than its currency, and is to be payable to the last. */
  left: Amount
}

/** How many decimals a payment may have: those of the currency (ISO 4217), or of what is left to pay. */
const getMaxDecimals = ({ currency, left }: PayableInvoice): number => getDisplayDecimals(left, currency)

const hasTooManyDecimals = (amount: Amount, invoice: PayableInvoice): boolean =>
  countDecimals(amount) > getMaxDecimals(invoice)

/** Why an amount can't be paid on an invoice, having too many decimals; null where it can. */
export function findDecimalsReason(amount: Amount, invoice: PayableInvoice): Reason | null {
  if (!hasTooManyDecimals(amount, invoice)) return null
  const decimals = getMaxDecimals(invoice)
  return decimals === 0
    ? reason('pay.no-decimals', { currency: invoice.currency })
    : reason('pay.decimals', { decimals })
}

/** The same in the browser's own words. */
export function findDecimalsProblem(amount: Amount, invoice: PayableInvoice): string | null {
  if (!hasTooManyDecimals(amount, invoice)) return null
  const decimals = getMaxDecimals(invoice)
  return interpolate(decimals === 0 ? AMOUNT_MESSAGES.noDecimals : AMOUNT_MESSAGES.decimals, {
    decimals,
    currency: invoice.currency,
  })
}
