import 'server-only'
import type { BusinessId, BusinessScope, UserId } from '@/lib/core/access/actor'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/core/languages'
import { db, type Transaction } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { getBusinessPath } from '@/lib/auth/rules/paths'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Returns the business a user works in after sign-in: the last one, otherwise the first they joined; null if none. */
export async function findDefaultBusiness(userId: UserId): Promise<BusinessId | null> {
  const last = await db.session.findFirst({
    where: { userId, business: { members: { some: { userId } } } },
    orderBy: { lastSeenAt: 'desc' },
    select: { businessId: true },
  })
  if (last) return last.businessId
  const first = await db.membership.findFirst({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    select: { businessId: true },
  })
  return first?.businessId ?? null
}

/** Switches a session to another business. Returns false if the user is no member of it. */
export async function switchSessionBusiness(
  { sessionId, userId }: { sessionId: string; userId: UserId },
  businessId: BusinessId,
): Promise<boolean> {
  // One statement, so that a member removed concurrently can't enter.
  const { count } = await db.session.updateMany({
    where: { id: sessionId, userId, user: { memberships: { some: { businessId } } } },
    data: { businessId },
  })
  return count > 0
}

/**
 * Returns the URL of a page in a business, for emails: it opens there, whichever business the reader works in.
 * @param path `/invoices/7`
 */
export const getBusinessLink = ({ businessId }: BusinessScope, path: string): string =>
  getAppOrigin() + getBusinessPath(businessId, path)

/** True if the user is a member of the business, in any role. */
export async function isMember(membership: { businessId: BusinessId; userId: UserId }): Promise<boolean> {
  return (await db.membership.count({ where: membership })) > 0
}

interface Founder {
  id: UserId
  timeZone: string
  /** Language of the business's documents, until Settings change it; null for English. */
  interfaceLanguage?: string | null
  /** Columns of a business that needs no onboarding. */
  setUp?: { companyName: string; country?: string | null; currency?: string }
}

/** Creates the business of a new account, with the account's own id. Onboarding sets it up. */
export const createFirstBusiness = (tx: Transaction, founder: Founder): Promise<BusinessId> =>
  createBusiness(tx, founder, founder.id as number)

/**
 * Creates a business owned by its founder and returns its id.
 * @param id random by default
 */
export async function createBusiness(
  tx: Transaction,
  { id: ownerId, timeZone, interfaceLanguage, setUp }: Founder,
  id?: BusinessId,
): Promise<BusinessId> {
  const business = await tx.business.create({
    data: {
      ...(id !== undefined && { id }),
      ownerId,
      timeZone,
      ...(setUp && { ...setUp, isOnboarded: true }),
      language:
        isLanguage(interfaceLanguage) && interfaceLanguage !== DEFAULT_LANGUAGE ? interfaceLanguage : null,
      members: { create: { userId: ownerId, role: 'OWNER' } },
    },
    select: { id: true },
  })
  return business.id
}

/** Matches users that automated tasks may act for: not locked, not about to be deleted. */
export const activeUser = { disabledAt: null, deleteAfter: null } satisfies Prisma.UserWhereInput

/** Checks a loaded user against `activeUser`. */
export const isActive = (user: { disabledAt: Date | null; deleteAfter: Date | null }): boolean =>
  user.disabledAt === null && user.deleteAfter === null

/** Matches businesses that automated tasks may act for. */
export const activeBusiness = { owner: activeUser } satisfies Prisma.BusinessWhereInput

/** SQL version of `activeUser`, for the table alias `user`. */
export const isActiveSql = (user: string): Prisma.Sql =>
  Prisma.raw(`${user}."disabledAt" IS NULL AND ${user}."deleteAfter" IS NULL`)
