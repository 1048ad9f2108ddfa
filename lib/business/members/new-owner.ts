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
 * SQL: whether the "Membership" row `m` is an owner of less than `DAYS` days while another has been one for longer. Otherwise
 * somebody with a stolen owner's session could make an owner who then redirects payments.
 */
export const isNewOwnerSql = Prisma.sql`
  (m."role" = 'OWNER' AND NOT ${settled('m')} AND EXISTS (
    SELECT 1 FROM "Membership" o JOIN "User" ou ON ou."id" = o."userId"
    WHERE o."businessId" = m."businessId" AND o."userId" <> m."userId" AND o."role" = 'OWNER' AND ${settled('o')}
      AND ${isActiveSql('ou')}))`
