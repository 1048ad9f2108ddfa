import 'server-only'
import { db } from '@/lib/platform/db/client'
import { NOTICES, noticesOn, type NoticeId } from './notices'

/** The notices a user gets by mail. */
export async function getNotices(userId: number): Promise<NoticeId[]> {
  const where = { id: userId }
  const { switchedNotices } = await db.user.findUniqueOrThrow({ where, select: { switchedNotices: true } })
  return noticesOn(switchedNotices)
}

/** Switches one of them, and answers those that are on then. Doing it twice changes nothing. */
export async function switchNotice(userId: number, notice: NoticeId, isOn: boolean): Promise<NoticeId[]> {
  const isSwitched = isOn !== NOTICES[notice].isOn
  // In one statement, so that two that are switched at the same moment both are.
  const [row] = await db.$queryRaw<{ switchedNotices: string[] }[]>`
    UPDATE "User" SET "switchedNotices" = CASE WHEN ${isSwitched}
      THEN array_append(array_remove("switchedNotices", ${notice}), ${notice})
      ELSE array_remove("switchedNotices", ${notice}) END
    WHERE "id" = ${userId} RETURNING "switchedNotices"`
  return noticesOn(row?.switchedNotices ?? [])
}
