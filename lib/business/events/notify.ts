import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { noticeMail } from '@/lib/platform/mail/templates'
import { queueAccountMail } from '@/lib/platform/queue/account-mail'
import { noticeOf, noticesOn } from './notices'
import { toldOf } from './told'
import type { EventType } from './types'

interface About {
  invoiceId: number | null
  data?: object
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
  const told = await toldOf(tx, userId, { type: event.type, invoiceId: about.invoiceId, data })
  if (!told) return
  const mail = noticeMail({
    ...{ to: user.email, name: user.fullName, link: appOrigin() + told.path, opens: told.opens },
    ...{ subject: notice.subject(told), text: notice.text(told) },
  })
  await queueAccountMail(tx, mail, notice.cause?.(data) ?? `notice ${event.id}`)
}
