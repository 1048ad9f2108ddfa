import { Exact } from '@/lib/kernel/money'

/** A stored sum, whatever the database hands it over as. */
interface Stored {
  toString(): string
}

/** What is left to pay of a stored invoice, exactly. */
export const balanceOf = ({ totalAmount, amountPaid }: { totalAmount: Stored; amountPaid: Stored }) =>
  new Exact(totalAmount.toString()).minus(amountPaid.toString())
