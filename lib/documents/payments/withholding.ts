import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { decimal, sum, type Amount, type Decimal } from '@/lib/core/money'

interface Withholding {
  totalAmount: Amount
  withheldAmount: Amount
  notWithheldAmount: Amount
}

/**
 * Returns how much of an invoice counts as withheld, and how much of that the client paid after all. Everything is
 * withheld, unless a payment is recorded as not withheld or the payments exceed the balance with withholding: then
 * nothing is. What issued credit notes withhold stays withheld, except for what was paid of it.
 * @param withheldByNotes amount withheld by the issued credit notes
 */
export function computeWithheld(
  { totalAmount, withheldAmount, notWithheldAmount }: Withholding,
  payments: { amount: Amount; notWithheld: boolean }[],
  withheldByNotes: Decimal,
): { withheldAmount: Prisma.Decimal; notWithheldAmount: Prisma.Decimal } {
  const stated = decimal(withheldAmount).plus(decimal(notWithheldAmount))
  const unpaid = decimal(totalAmount).minus(sum(payments.map(({ amount }) => amount)))
  const isPaidInFull = payments.some(({ notWithheld }) => notWithheld) || unpaid.lt(stated)
  const withheld = isPaidInFull && stated.gt(0) ? clampToZero(min(withheldByNotes, stated, unpaid)) : stated
  return {
    withheldAmount: new Prisma.Decimal(withheld.toFixed()),
    notWithheldAmount: new Prisma.Decimal(stated.minus(withheld).toFixed()),
  }
}

const min = (...amounts: Decimal[]): Decimal => amounts.reduce((one, other) => (other.lt(one) ? other : one))
const clampToZero = (amount: Decimal): Decimal => (amount.lt(0) ? decimal(0) : amount)
