import 'server-only'
import { activeOwners, isNewOwner } from '@/lib/business/members/new-owner'
import { avatarInclude, logoInclude } from '@/lib/business/queries'
import { db } from '@/lib/platform/db/client'
import { rethrowOutage } from '@/lib/platform/db/outage'

/** A session with its user, and with the business it works in where the user belongs to it. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>

/**
 * A session by its id; null for one that is not there. The user belongs to the business by a membership of their own, or there is no
 * seat.
 */
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
