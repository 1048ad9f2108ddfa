import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { exact, sum, type Amount } from '@/lib/kernel/money'

interface Withholding {
  totalAmount: Amount
  withheldAmount: Amount
  notWithheldAmount: Amount
}

/**
 * Returns what counts as withheld of an invoice, and what of it the client paid all the same, as its payments say: all of it is withheld,
 * or nothing once one of them was recorded as not withheld, or they come to more than is left with it.
 */
export function withheldBy(
  { totalAmount, withheldAmount, notWithheldAmount }: Withholding,
  payments: { amount: Amount; notWithheld: boolean }[],
): { withheldAmount: Prisma.Decimal; notWithheldAmount: Prisma.Decimal } {
  const stated = exact(withheldAmount).plus(exact(notWithheldAmount))
  const paid = sum(payments.map(({ amount }) => amount))
  const isPaidWhole =
    payments.some(({ notWithheld }) => notWithheld) || paid.gt(exact(totalAmount).minus(stated))
  const [none, all] = [new Prisma.Decimal(0), new Prisma.Decimal(stated.toFixed())]
  return isPaidWhole && stated.gt(0)
    ? { withheldAmount: none, notWithheldAmount: all }
    : { withheldAmount: all, notWithheldAmount: none }
}
