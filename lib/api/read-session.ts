import 'server-only'
import { activeOwners, isNewOwner } from '@/lib/business/members/lock-membership'
import { avatarInclude, logoInclude } from '@/lib/business/queries'
import { db } from '@/lib/platform/db/client'
import { rethrowOutage } from '@/lib/platform/db/errors'

/**
 * A session row with its user and, as `seat`, their membership of the business they work in (null if they don't belong
 * to it).
 */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** Returns a session by its id, or null. The join restricts `seat` to the user's own membership. */
export async function readSession(id: string) {
  const row = await db.session
    .findUnique({
      where: { id },
      select: {
        id: true,
        expiresAt: true,
        provenAt: true,
        user: {
          select: {
            id: true,
            email: true,
            username: true,
            fullName: true,
            timeZone: true,
            interfaceLanguage: true,
            disabledAt: true,
            emailVerifiedAt: true,
            deleteAfter: true,
            ...avatarInclude,
            memberships: {
              where: { business: { sessions: { some: { id } } } },
              include: {
                business: {
                  include: { ...logoInclude, owner: { select: { fullName: true } }, members: activeOwners },
                },
              },
            },
          },
        },
      },
      relationLoadStrategy: 'join',
    })
    .catch(rethrowOutage)
  if (!row) return null
  const { memberships, ...user } = row.user
  const [member] = memberships
  const seat = member && {
    role: member.role,
    isNewOwner: isNewOwner(member, member.business.members),
    business: member.business,
  }
  return { ...row, user, seat: seat ?? null }
}
