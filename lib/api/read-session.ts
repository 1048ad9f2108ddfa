import 'server-only'
import type { BusinessId, Role, UserId } from '@/lib/kernel/access/actor'
import { isNewOwnerSql } from '@/lib/business/members/new-owner'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { rethrowOutage } from '@/lib/platform/db/outage'

/** A business as the session finds it: its own columns, with the name of its owner in the first place. */
type BusinessRow = Omit<Prisma.BusinessGetPayload<object>, 'defaultTaxRate' | 'createdAt' | 'updatedAt'> & {
  defaultTaxRate: number
  logo: { id: string } | null
  owner: { fullName: string }
}

/** A session with its user, and with the business it works in where the user belongs to it. */
export interface SessionRow {
  id: string
  expiresAt: Date
  provenAt: Date
  deleteAfter: Date | null
  user: {
    id: UserId
    email: string
    username: string
    fullName: string
    timeZone: string
    avatar: { id: string } | null
    isDisabled: boolean
    isVerified: boolean
  }
  seat: { role: Role; isNewOwner: boolean; business: BusinessRow } | null
}

/**
 * A session by its id; null for one that is not there. One statement by hand, since every request of the app begins with it: as
 * Prisma's own joins it took twice as long. The user belongs to the business by a membership of their own, or there is no seat.
 */
export async function readSession(id: string): Promise<SessionRow | null> {
  const [row] = await db.$queryRaw<(Omit<SessionRow, 'id'> & { businessId: BusinessId | null })[]>`
    SELECT s."expiresAt", s."provenAt", s."businessId", u."deleteAfter",
      json_build_object('id', u."id", 'email', u."email", 'username', u."username", 'fullName', u."fullName", 'timeZone', u."timeZone",
        'isDisabled', u."disabledAt" IS NOT NULL, 'isVerified', u."emailVerifiedAt" IS NOT NULL,
        'avatar', (SELECT json_build_object('id', a."id") FROM "Avatar" a WHERE a."userId" = u."id")) AS "user",
      (SELECT json_build_object('role', m."role", 'isNewOwner', ${isNewOwnerSql}, 'business', to_jsonb(b) || jsonb_build_object(
          'logo', CASE WHEN b."logoId" IS NOT NULL THEN jsonb_build_object('id', b."logoId") END,
          'owner', (SELECT jsonb_build_object('fullName', o."fullName") FROM "User" o WHERE o."id" = b."ownerId")))
        FROM "Membership" m JOIN "Business" b ON b."id" = m."businessId"
        WHERE m."businessId" = s."businessId" AND m."userId" = s."userId") AS "seat"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" WHERE s."id" = ${id}`.catch(rethrowOutage)
  return row ? { ...row, id } : null
}
