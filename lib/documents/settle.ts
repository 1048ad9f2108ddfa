import 'server-only'
import { compareAsc } from 'date-fns'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { formatPlain, plainMoney, sum, type Amount } from '@/lib/kernel/money'
import { paymentSelect, type InvoiceRow, type PaymentRow } from './rows'
import { paymentKinds, type PaymentKind } from './payments/types'
import { isPaid, type InvoiceStatus } from './lifecycle/kinds'
import { moveFor, refusal } from './lifecycle'
import { refuse } from './lifecycle/refuse'
import { balanceOf } from './standing'

/** What came in with some payments, exactly. */
export const paidBy = (payments: Pick<PaymentRow, 'amount'>[]) =>
  sum(payments.map(({ amount }) => amount.toString()))

/**
 * Writes a payment of a locked invoice down and answers all that the invoice has then, in their order. The invoice's sum is still to be
 * written (`writeChange`).
 */
export async function addPayment(
  tx: Transaction,
  { businessId, id: invoiceId, payments }: InvoiceRow,
  {
    paidOn,
    amount,
    ...payment
  }: Omit<Prisma.PaymentUncheckedCreateInput, 'businessId' | 'invoiceId' | 'paidOn' | 'amount'> & {
    paidOn: Day
    amount: Amount
  },
): Promise<{ added: PaymentRow; payments: PaymentRow[] }> {
  const added = await tx.payment.create({
    data: { businessId, invoiceId, ...payment, amount: formatPlain(amount), paidOn: toDateColumn(paidOn) },
    select: paymentSelect,
  })
  return { added, payments: [...payments, added].sort(asTheyCameIn) }
}

/** In their order: by day, then as they were recorded. */
export const asTheyCameIn = (one: PaymentRow, other: PaymentRow) =>
  compareAsc(one.paidOn, other.paidOn) || one.id - other.id

/**
 * Keeps payments and status in step when somebody sets the status by hand: marking as paid records the rest as one
 * payment, and leaving PAID takes that one back. Answers the payments there are then. Throws 409 where recorded payments say otherwise.
 * @param paidOn the day of that one payment
 * @param method by default the one that follows from the invoice
 * @param judge what stands in the way: less for a move that is taken back
 */
export async function settleForStatus(
  tx: Transaction,
  row: InvoiceRow,
  status: InvoiceStatus,
  {
    paidOn = todayIn(row.business.timeZone),
    method,
    judge = refusal,
  }: { paidOn?: Day; method?: string; judge?: typeof refusal } = {},
): Promise<PaymentRow[]> {
  const move = moveFor(status, row)
  if (isPaid({ ...row, status })) {
    refuse(move, row, judge)
    const rest = balanceOf(row)
    if (rest.lte(0)) return row.payments
    const { payments } = await addPayment(tx, row, {
      paidOn,
      amount: plainMoney(rest, row.currency),
      method: method ?? (await settlementMethod(tx, row)),
      isSettlement: true,
    })
    return payments
  }
  const payments = isPaid(row) ? await withoutSettlement(tx, row) : row.payments
  const amountPaid = paidBy(payments)
  refuse(move, { ...row, amountPaid, balance: balanceOf({ ...row, amountPaid }) }, judge)
  return payments
}

/** The payment method for an invoice's method. "Request" and "Autocharge" have none. */
const PAID_BY_METHOD: Partial<Record<InvoiceRow['paymentMethod'], PaymentKind>> = {
  BANK_TRANSFER: 'BANK_TRANSFER',
  INTERNATIONAL_TRANSFER: 'BANK_TRANSFER',
}

/** The method of an invoice, else the one the business recorded last by hand, else Other. */
async function settlementMethod(
  tx: Transaction,
  { businessId, paymentMethod }: Pick<InvoiceRow, 'businessId' | 'paymentMethod'>,
): Promise<string> {
  const named = PAID_BY_METHOD[paymentMethod]
  if (named) return named
  const last = await tx.payment.findFirst({
    where: { businessId, isSettlement: false, method: { in: paymentKinds } },
    orderBy: { id: 'desc' },
    select: { method: true },
  })
  return last?.method ?? 'OTHER'
}

async function withoutSettlement(
  tx: Transaction,
  { businessId, id: invoiceId, payments }: InvoiceRow,
): Promise<PaymentRow[]> {
  await tx.payment.deleteMany({ where: { businessId, invoiceId, isSettlement: true } })
  return payments.filter(({ isSettlement }) => !isSettlement)
}

/** The date and method of the payment that "Mark as Paid" recorded; null if there is none. */
export function settlementOf({ payments }: InvoiceRow): { paidOn: Day; method: string } | null {
  const settlement = payments.find(({ isSettlement }) => isSettlement)
  return settlement ? { paidOn: fromDateColumn(settlement.paidOn), method: settlement.method } : null
}
