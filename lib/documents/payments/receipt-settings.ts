import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'

/** What the dialogs about payments start with. */
interface PaymentStart {
  /** Whether whoever records a payment starts with sending a receipt, and where one would go; null for a client without an address. */
  receipt: { isOn: boolean; to: string | null }
  /** What the client has to their credit in the invoice's currency. */
  credit: number
}

/** Whether a payment that is recorded is confirmed to the client by mail, unless that is said with it. */
export const isReceiptByDefault = async (actor: Actor): Promise<boolean> =>
  (await db.business.count({ where: { id: actor.businessId, sendReceipts: true } })) > 0

/** Switches receipts on or off for payments recorded from now on. */
export async function setReceiptByDefault(actor: Actor, isOn: boolean): Promise<void> {
  await db.business.update({ where: { id: actor.businessId }, data: { sendReceipts: isOn } })
}

/** What the payments of an invoice start with, in one query. */
export async function getPaymentStart(actor: Actor, invoiceId: number): Promise<PaymentStart> {
  const row = await db.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id: invoiceId } },
    select: {
      currency: true,
      business: { select: { sendReceipts: true } },
      client: {
        select: { email: true, deletedAt: true, credits: { select: { currency: true, balance: true } } },
      },
    },
    relationLoadStrategy: 'join',
  })
  const credit = row?.client.credits.find(({ currency }) => currency === row.currency)
  return {
    receipt: {
      isOn: row?.business.sendReceipts ?? false,
      to: (!row?.client.deletedAt && row?.client.email) || null,
    },
    credit: Number(credit?.balance ?? 0),
  }
}
