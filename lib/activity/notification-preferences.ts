import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { EMAIL_NOTIFICATIONS, listEnabledNotifications, type NotificationId } from './email-notifications'

/** Lists the email notifications that a member gets from the business. */
export async function listEnabledNotices({ businessId, person }: Member): Promise<NotificationId[]> {
  const { switchedNotices } = await db.membership.findUniqueOrThrow({
    where: { businessId_userId: { businessId, userId: person.id } },
    select: { switchedNotices: true },
  })
  return listEnabledNotifications(switchedNotices)
}

/** Switches a notification on or off, and returns the enabled ones. Idempotent. */
export async function setNotice(
  { businessId, person }: Member,
  notice: NotificationId,
  isOn: boolean,
): Promise<NotificationId[]> {
  const isSwitched = isOn !== EMAIL_NOTIFICATIONS[notice].isOn
  const where = { businessId_userId: { businessId, userId: person.id } }
  return db.$transaction(async (tx) => {
    // Serializes concurrent changes.
    await lockBusiness(tx, { businessId })
    const member = await tx.membership.findUnique({ where, select: { switchedNotices: true } })
    if (!member) return listEnabledNotifications([])
    const others = member.switchedNotices.filter((id) => id !== notice)
    const switchedNotices = isSwitched ? [...others, notice] : others
    await tx.membership.update({ where, data: { switchedNotices }, select: { userId: true } })
    return listEnabledNotifications(switchedNotices)
  })
}
