import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'

/** Whether whoever records a payment starts with sending a receipt, and where it would go; null for a client without an address. */
interface ReceiptChoice {
  isOn: boolean
  to: string | null
}

/** Whether a payment that is recorded is confirmed to the client by mail, unless that is said with it. */
export const sendsReceipts = async (actor: Actor): Promise<boolean> =>
  (await db.business.count({ where: { id: actor.businessId, sendReceipts: true } })) > 0

/** Switches receipts on or off for payments recorded from now on. */
export async function setSendsReceipts(actor: Actor, isOn: boolean): Promise<void> {
  await db.business.update({ where: { id: actor.businessId }, data: { sendReceipts: isOn } })
}

/** What the dialog that records a payment of an invoice starts with. */
export async function receiptChoice(actor: Actor, invoiceId: number): Promise<ReceiptChoice> {
  const row = await db.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id: invoiceId } },
    select: {
      business: { select: { sendReceipts: true } },
      client: { select: { email: true, deletedAt: true } },
    },
  })
  return {
    isOn: row?.business.sendReceipts ?? false,
    to: (!row?.client.deletedAt && row?.client.email) || null,
  }
}
