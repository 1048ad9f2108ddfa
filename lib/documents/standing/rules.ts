import type { Meaning } from '@/lib/documents/lifecycle/kinds'

/** In what a rule is written: values of one document, or columns of many. */
export interface Language<Truth, Sum, Day> {
  /** Whether the state means this. */
  means: (meaning: Meaning) => Truth
  totalAmount: Sum
  withheldAmount: Sum
  amountPaid: Sum
  dueDate: Day
  minus: (from: Sum, what: Sum) => Sum
  isMore: (than0: Sum) => Truth
  isBefore: (day: Day, other: Day) => Truth
  both: (one: Truth, other: Truth) => Truth
  /** The sum where it holds, else nothing. */
  only: (where: Truth, sum: Sum) => Sum
}

// The rules by which a document stands. Each is written once: index.ts reads it for one document, sql.ts makes SQL of it.

/** What its client pays in all: everything, but for what is withheld for a tax office. */
export const payableIn = <T, S, D>(in_: Language<T, S, D>): S =>
  in_.minus(in_.totalAmount, in_.withheldAmount)

/** What is left to pay once it is owed: all that is paid, but for what came in. */
export const balanceIn = <T, S, D>(in_: Language<T, S, D>): S => in_.minus(payableIn(in_), in_.amountPaid)

/** What the client has to pay: a draft owes nothing, nor does what was cancelled. */
export const owedIn = <T, S, D>(in_: Language<T, S, D>): S => in_.only(in_.means('owed'), balanceIn(in_))

/** What a draft comes to. */
export const draftedIn = <T, S, D>(in_: Language<T, S, D>): S => in_.only(in_.means('draft'), balanceIn(in_))

/** Whether the client has something to pay. */
export const isToPayIn = <T, S, D>(in_: Language<T, S, D>): T =>
  in_.both(in_.means('owed'), in_.isMore(balanceIn(in_)))

/** Whether something came in and something is still owed. */
export const isPartPaidIn = <T, S, D>(in_: Language<T, S, D>): T =>
  in_.both(isToPayIn(in_), in_.isMore(in_.amountPaid))

/** Whether the client has something to pay past its day; never stored. */
export const isOverdueIn = <T, S, D>(in_: Language<T, S, D>, today: D): T =>
  in_.both(isToPayIn(in_), in_.isBefore(in_.dueDate, today))
