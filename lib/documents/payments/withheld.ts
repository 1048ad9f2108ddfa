import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { exact, sum, type Amount } from '@/lib/kernel/money'

interface Withholding {
  totalAmount: Amount
  withheldAmount: Amount
  notWithheldAmount: Amount
}

/**
 * Returns how much of an invoice counts as withheld, and how much of that the client paid after all. Everything is withheld, unless a
 * payment is recorded as not withheld or the payments exceed the balance with withholding: then nothing is.
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
