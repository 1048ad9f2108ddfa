import 'server-only'
import { db } from '@/lib/platform/db/client'

/** Whether whoever records a payment starts with sending a receipt, and where it would go; null for a client without an address. */
interface ReceiptChoice {
  isOn: boolean
  to: string | null
}

/** Whether a payment that is recorded is confirmed to the client by mail, unless that is said with it. */
export const sendsReceipts = async (userId: number): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, sendReceipts: true } })) > 0

/** Switches receipts on or off for payments recorded from now on. */
export async function setSendsReceipts(userId: number, isOn: boolean): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { sendReceipts: isOn } })
}

/** What the dialog that records a payment of an invoice starts with. */
export async function receiptChoice(userId: number, invoiceId: number): Promise<ReceiptChoice> {
  const row = await db.invoice.findUnique({
    where: { own: { userId, id: invoiceId } },
    select: {
      user: { select: { sendReceipts: true } },
      client: { select: { email: true, deletedAt: true } },
    },
  })
  return { isOn: row?.user.sendReceipts ?? false, to: (!row?.client.deletedAt && row?.client.email) || null }
}
