import 'server-only'
import type { EventActor } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { renderNoticeMail } from '@/lib/mail/templates/account-mails'
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
 * Queues an email about an event to each member who has that notification on, in the event's transaction: one per
 * cause. Locked members, and those about to be deleted, get none.
 */
export async function notifyMembers(
  tx: Db,
  actor: EventActor,
  event: { id: number; type: EventType },
  about: About,
): Promise<void> {
  const data = (about.data ?? {}) as Record<string, unknown>
  const notice = findNotification(event.type, data)
  if (!notice) return
  const { businessId } = actor
  // Nobody is notified of their own actions.
  const author = notice.isMemberAction && actor.via === 'browser' ? actor.person : null
  const members = await tx.membership.findMany({
    where: { businessId, user: activeUser, ...(author && { userId: { not: author.id } }) },
    select: { switchedNotices: true, user: { select: { email: true, fullName: true } } },
  })
  const recipients = members.filter(({ switchedNotices }) =>
    listEnabledNotifications(switchedNotices).some((id) => id === event.type),
  )
  const content =
    recipients.length > 0 &&
    (await getNotificationContent(tx, actor, { type: event.type, invoiceId: about.invoiceId, data }))
  if (!content) return
  const cause = notice.cause ? `${businessId} ${notice.cause(data)}` : `notice ${event.id}`
  for (const { user } of recipients) {
    const mail = renderNoticeMail({
      to: user.email,
      name: user.fullName,
      link: getBusinessLink(actor, content.path + (notice.action?.query ?? '')),
      label: notice.action?.label ?? `Open the ${content.opens}`,
      subject: notice.subject(content),
      text: notice.text(content),
    })
    await queueAccountMail(tx, mail, cause)
  }
}
