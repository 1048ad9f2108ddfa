import 'server-only'
import type { Member } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import { NOTICES, noticesOn, type NoticeId } from './notices'

/** The notices that somebody gets by mail of the business. */
export async function getNotices({ businessId, person }: Member): Promise<NoticeId[]> {
  const { switchedNotices } = await db.membership.findUniqueOrThrow({
    where: { businessId_userId: { businessId, userId: person.id } },
    select: { switchedNotices: true },
  })
  return noticesOn(switchedNotices)
}

/** Switches one of them, and answers those that are on then. Doing it twice changes nothing. */
export async function switchNotice(
  { businessId, person }: Member,
  notice: NoticeId,
  isOn: boolean,
): Promise<NoticeId[]> {
  const isSwitched = isOn !== NOTICES[notice].isOn
  const where = { businessId_userId: { businessId, userId: person.id } }
  return db.$transaction(async (tx) => {
    // Two that are switched at the same moment wait for each other.
    await holdBusiness(tx, { businessId })
    const member = await tx.membership.findUnique({ where, select: { switchedNotices: true } })
    if (!member) return noticesOn([])
    const others = member.switchedNotices.filter((id) => id !== notice)
    const switchedNotices = isSwitched ? [...others, notice] : others
    await tx.membership.update({ where, data: { switchedNotices }, select: { userId: true } })
    return noticesOn(switchedNotices)
  })
}
