import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'

/** Initial values of the payment dialogs. */
interface PaymentDefaults {
  /** True if sending a receipt is preselected, and the recipient; null for a client without an email address. */
  receipt: { isOn: boolean; to: string | null }
  /** Credit of the client in the invoice's currency. */
  credit: number
}

/** True if payments are confirmed to the client by email unless the request says otherwise. */
export const areReceiptsEnabled = async (actor: Actor): Promise<boolean> =>
  (await db.business.count({ where: { id: actor.businessId, sendReceipts: true } })) > 0

/** Sets the default for payments recorded from now on. */
export async function setReceiptsEnabled(actor: Actor, isOn: boolean): Promise<void> {
  await db.business.update({ where: { id: actor.businessId }, data: { sendReceipts: isOn } })
}

/** Returns the initial values of the payment dialogs of an invoice, in one query. */
export async function getPaymentDefaults(actor: Actor, invoiceId: number): Promise<PaymentDefaults> {
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
