import 'server-only'
import type { EventActor } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { noticeMail } from '@/lib/mail/templates/account-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { activeUser } from '@/lib/auth/users/active-users'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { findNotification, listEnabledNotifications } from './email-notifications'
import { getNotificationContent } from './notification-content'
import type { EventType } from './types'

interface About {
  invoiceId: number | null
  data?: object
}

/**
 * Mails what an event tells to each of the business's people who wants that, in the event's transaction: one mail for one event.
 * Whoever is locked out or leaving gets none.
 */
export async function notifyMembers(
  tx: Db,
  of: EventActor,
  event: { id: number; type: EventType },
  about: About,
): Promise<void> {
  const data = (about.data ?? {}) as Record<string, unknown>
  const notice = findNotification(event.type, data)
  if (!notice) return
  const { businessId } = of
  // Nobody is notified of what they did themselves.
  const doer = notice.isAct && of.via === 'browser' ? of.person : null
  const members = await tx.membership.findMany({
    where: { businessId, user: activeUser, ...(doer && { userId: { not: doer.id } }) },
    select: { switchedNotices: true, user: { select: { email: true, fullName: true } } },
  })
  const told = members.filter(({ switchedNotices }) =>
    listEnabledNotifications(switchedNotices).some((id) => id === event.type),
  )
  const what =
    told.length > 0 &&
    (await getNotificationContent(tx, of, { type: event.type, invoiceId: about.invoiceId, data }))
  if (!what) return
  const cause = notice.cause ? `${businessId} ${notice.cause(data)}` : `notice ${event.id}`
  for (const { user } of told) {
    const mail = noticeMail({
      to: user.email,
      name: user.fullName,
      link: getBusinessLink(of, what.path + (notice.action?.wish ?? '')),
      label: notice.action?.label ?? `Open the ${what.opens}`,
      subject: notice.subject(what),
      text: notice.text(what),
    })
    await queueAccountMail(tx, mail, cause)
  }
}
