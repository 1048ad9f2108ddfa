import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { proseDay, type Day } from '@/lib/kernel/dates'
import { appOrigin } from '@/lib/platform/env'
import { eventDetail } from '@/lib/business/events/details'
import type { EventType } from '@/lib/business/events/types'
import { noticeMail } from '@/lib/platform/mail/templates'
import { formatMoney } from '@/lib/kernel/money'
import { queueAccountMail } from '@/lib/platform/queue/account-mail'
import { noticeOf, noticesOn } from './notices'

interface About {
  invoiceId: number | null
  data?: object
}

/** What the events of a series say of it (lib/series/tell.ts). */
interface OfSeries {
  seriesId: number
  client: string
  day: Day
}

/**
 * Mails the owner what an event tells, in the event's transaction, where they want that: one mail for one event. Those of an account that
 * will be deleted get none.
 */
export async function notifyOwner(
  tx: Db,
  userId: number,
  event: { id: number; type: EventType },
  about: About,
): Promise<void> {
  const data = (about.data ?? {}) as Record<string, unknown>
  const notice = noticeOf(event.type, data)
  if (!notice) return
  const user = await tx.user.findUnique({
    where: { id: userId, deleteAfter: null },
    select: { email: true, fullName: true, switchedNotices: true },
  })
  if (!user || !noticesOn(user.switchedNotices).some((id) => id === event.type)) return
  const told = isOfSeries(data) ? ofSeries(data) : await ofInvoice(tx, userId, about.invoiceId)
  if (!told) return
  const words = { ...told, detail: detailOf(event.type, data) }
  const mail = noticeMail({
    ...{ to: user.email, name: user.fullName, link: appOrigin() + told.path, opens: told.opens },
    ...{ subject: notice.subject(words), text: notice.text(words) },
  })
  await queueAccountMail(tx, mail, notice.cause?.(data) ?? `notice ${event.id}`)
}

const isOfSeries = (data: object): data is OfSeries => 'seriesId' in data && 'client' in data

const ofSeries = ({ seriesId, client, day }: OfSeries) => ({
  ...{ clientName: client, day: proseDay(day), invoiceNumber: '', amount: '' },
  ...{ path: `/invoices/series/${seriesId}`, opens: 'series' as const },
})

async function ofInvoice(tx: Db, userId: number, invoiceId: number | null) {
  const invoice =
    invoiceId !== null &&
    (await tx.invoice.findUnique({
      where: { own: { userId, id: invoiceId } },
      select: { invoiceNumber: true, currency: true, totalAmount: true, client: { select: { title: true } } },
    }))
  if (!invoice) return null
  return {
    ...{ clientName: invoice.client.title, invoiceNumber: invoice.invoiceNumber, day: '' },
    amount: formatMoney(invoice.totalAmount, invoice.currency),
    ...{ path: `/invoices/${invoiceId}`, opens: 'invoice' as const },
  }
}

/** An event's data as a sentence. */
function detailOf(type: EventType, data: Record<string, unknown>): string {
  const { text = '' } = eventDetail(type, data)
  return text && !/[.!?]$/.test(text) ? `${text}.` : text
}
