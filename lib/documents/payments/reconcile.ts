import 'server-only'
import { compareAsc } from 'date-fns'
import type { Transaction } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { formatPlain, formatPlainMoney, min, sum, type Amount, decimal, type Decimal } from '@/lib/core/money'
import { paymentSelect, type InvoiceRow, type PaymentRow } from '@/lib/documents/rows'
import { isPaid, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { getActionForStatus, getDenialReason } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { paymentKinds, type PaymentKind } from './types'

export const sumPayments = (payments: Pick<PaymentRow, 'amount'>[]) =>
  sum(payments.map(({ amount }) => amount.toString()))

/**
 * Adds a payment to a locked invoice. Returns all its payments in order. The caller writes the paid amount
 * (`updateLockedInvoice`).
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
  return { added, payments: [...payments, added].sort(comparePayments) }
}

/** Compares by date, then in the order of recording. */
export const comparePayments = (one: PaymentRow, other: PaymentRow) =>
  compareAsc(one.paidOn, other.paidOn) || one.id - other.id

/**
 * Reconciles payments with a manual status change: setting PAID records one payment for the balance; leaving PAID
 * deletes it. Returns the resulting payments. Throws 409 if recorded payments prevent the status.
 * @param paidOn date of that payment, by default today
 * @param method by default derived from the invoice
 * @param findReason `getUndoDenialReason` when a status change is undone
 */
export async function reconcilePayments(
  tx: Transaction,
  row: InvoiceRow,
  status: InvoiceStatus,
  {
    paidOn = todayIn(row.business.timeZone),
    method,
    findReason = getDenialReason,
  }: { paidOn?: Day; method?: string; findReason?: typeof getDenialReason } = {},
): Promise<PaymentRow[]> {
  const action = getActionForStatus(status, row)
  const document = { ...row, isProtected: row.business.protectIssued }
  if (isPaid({ ...row, status })) {
    assertAllowed(action, document, findReason)
    const rest = getBalance(row)
    if (rest.lte(0)) return row.payments
    const { payments } = await addPayment(tx, row, {
      paidOn,
      amount: formatPlainMoney(rest, row.currency),
      method: method ?? (await getSettlementMethod(tx, row)),
      isSettlement: true,
    })
    return payments
  }
  const payments = isPaid(row) ? await deleteSettlement(tx, row) : row.payments
  const amountPaid = sumPayments(payments)
  assertAllowed(action, { ...document, amountPaid, balance: getBalance({ ...row, amountPaid }) }, findReason)
  return payments
}

/** The payment method for an invoice's method. "Request" and "Autocharge" have none. */
const PAID_BY_METHOD: Partial<Record<InvoiceRow['paymentMethod'], PaymentKind>> = {
  BANK_TRANSFER: 'BANK_TRANSFER',
  INTERNATIONAL_TRANSFER: 'BANK_TRANSFER',
}

/** Returns the method that matches the invoice's, else the one last recorded by hand, else OTHER. */
async function getSettlementMethod(
  tx: Transaction,
  { businessId, paymentMethod }: Pick<InvoiceRow, 'businessId' | 'paymentMethod'>,
): Promise<string> {
  const ownMethod = PAID_BY_METHOD[paymentMethod]
  if (ownMethod) return ownMethod
  const last = await tx.payment.findFirst({
    where: { businessId, isSettlement: false, method: { in: [...paymentKinds] } },
    orderBy: { id: 'desc' },
    select: { method: true },
  })
  return last?.method ?? 'OTHER'
}

async function deleteSettlement(
  tx: Transaction,
  { businessId, id: invoiceId, payments }: InvoiceRow,
): Promise<PaymentRow[]> {
  await tx.payment.deleteMany({ where: { businessId, invoiceId, isSettlement: true } })
  return payments.filter(({ isSettlement }) => !isSettlement)
}

/** The date and method of the payment that "Mark as Paid" recorded; null if there is none. */
export function findManualSettlement({ payments }: InvoiceRow): { paidOn: Day; method: string } | null {
  const settlement = payments.find(({ isSettlement }) => isSettlement)
  return settlement ? { paidOn: fromDateColumn(settlement.paidOn), method: settlement.method } : null
}

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

const clampToZero = (amount: Decimal): Decimal => (amount.lt(0) ? decimal(0) : amount)
