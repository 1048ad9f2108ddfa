import { countDecimals, getDisplayDecimals, type Amount } from '@/lib/core/money'
import { reason, type Reason } from '@/lib/i18n/reason'
import { fieldMessage } from '@/lib/core/validation/field-message'

/** The parts of an invoice that its payments need. */
interface PayableInvoice {
  currency: string
  /** Balance. Old invoices may have more decimals than their currency, and must be payable in full. */
  left: Amount
}

/** Returns the number of decimals allowed in a payment: those of the currency (ISO 4217), or of the balance. */
const getMaxDecimals = ({ currency, left }: PayableInvoice): number => getDisplayDecimals(left, currency)

const hasTooManyDecimals = (amount: Amount, invoice: PayableInvoice): boolean =>
  countDecimals(amount) > getMaxDecimals(invoice)

/** Returns the error for an amount with too many decimals; null if it fits. */
export function findDecimalsReason(amount: Amount, invoice: PayableInvoice): Reason | null {
  if (!hasTooManyDecimals(amount, invoice)) return null
  const decimals = getMaxDecimals(invoice)
  return decimals === 0
    ? reason('pay.no-decimals', { currency: invoice.currency })
    : reason('pay.decimals', { decimals })
}

/** Like `findDecimalsReason`, as a `fieldMessage`. */
export function findDecimalsProblem(amount: Amount, invoice: PayableInvoice): string | null {
  if (!hasTooManyDecimals(amount, invoice)) return null
  const decimals = getMaxDecimals(invoice)
  return decimals === 0
    ? fieldMessage('payments.no-decimals', { currency: invoice.currency })
    : fieldMessage('payments.decimals', { decimals })
}
