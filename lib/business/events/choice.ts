import 'server-only'
import type { Member } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
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
  // In one statement, so that two that are switched at the same moment both are.
  const [row] = await db.$queryRaw<{ switchedNotices: string[] }[]>`
    UPDATE "Membership" SET "switchedNotices" = CASE WHEN ${isSwitched}
      THEN array_append(array_remove("switchedNotices", ${notice}), ${notice})
      ELSE array_remove("switchedNotices", ${notice}) END
    WHERE "businessId" = ${businessId} AND "userId" = ${person.id} RETURNING "switchedNotices"`
  return noticesOn(row?.switchedNotices ?? [])
}
