import 'server-only'
import type { BusinessId, BusinessScope, UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { getBusinessPath } from '@/lib/auth/rules/paths'

/** The business that somebody works in when they sign in: the one of last time, else the first they belong to; null for none. */
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

/** Works in another business from now on, in this session. False where its user does not belong there. */
export async function switchSessionBusiness(
  { sessionId, userId }: { sessionId: string; userId: UserId },
  businessId: BusinessId,
): Promise<boolean> {
  // One statement, so that nobody enters who is removed meanwhile.
  const { count } = await db.session.updateMany({
    where: { id: sessionId, userId, user: { memberships: { some: { businessId } } } },
    data: { businessId },
  })
  return count > 0
}

/** A page of a business, as a mail links to it: it opens in that business, whichever its reader works in. @param path `/invoices/7` */
export const getBusinessLink = ({ businessId }: BusinessScope, path: string): string =>
  appOrigin() + getBusinessPath(businessId, path)

/** Whether somebody belongs to a business, in whatever role. */
export async function isMember(seat: { businessId: BusinessId; userId: UserId }): Promise<boolean> {
  return (await db.membership.count({ where: seat })) > 0
}

interface Founder {
  id: UserId
  timeZone: string
}

/** Opens the business of a new account, which bears the account's own id. It is set up by onboarding. */
export const createFirstBusiness = (tx: Transaction, founder: Founder): Promise<BusinessId> =>
  createBusiness(tx, founder, founder.id as number)

/** Opens a business, whose founder owns it, and answers its id. @param id random where none is given */
export async function createBusiness(
  tx: Transaction,
  { id: ownerId, timeZone }: Founder,
  id?: BusinessId,
): Promise<BusinessId> {
  const business = await tx.business.create({
    data: {
      ...(id !== undefined && { id }),
      ownerId,
      timeZone,
      members: { create: { userId: ownerId, role: 'OWNER' } },
    },
    select: { id: true },
  })
  return business.id
}
