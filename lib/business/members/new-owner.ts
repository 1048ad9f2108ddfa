import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { isActiveSql } from '@/lib/identity/active'

/** Days until a new owner may change bank details and other owners alone. */
const DAYS = 7

const settled = (seat: string) =>
  Prisma.raw(
    `(${seat}."ownerSince" IS NULL OR ${seat}."ownerSince" <= timezone('utc', now()) - interval '${DAYS} days')`,
  )

/**
 * Whether the row of "Membership" that is called `m` is of an owner who has been one for some days only, while another one is there who has
 * been for longer: whoever got hold of an owner's session could make one, who would then send the money elsewhere.
 */
export const isNewOwnerSql = Prisma.sql`
  (m."role" = 'OWNER' AND NOT ${settled('m')} AND EXISTS (
    SELECT 1 FROM "Membership" o JOIN "User" ou ON ou."id" = o."userId"
    WHERE o."businessId" = m."businessId" AND o."userId" <> m."userId" AND o."role" = 'OWNER' AND ${settled('o')}
      AND ${isActiveSql('ou')}))`
