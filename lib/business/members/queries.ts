import 'server-only'
import type { BusinessId, Member, BusinessScope, UserId, Role } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { getLogoSrc } from '@/lib/platform/storage/picture-urls'
import { hashToken } from '@/lib/platform/crypto/encryption'
import type { BusinessView, InvitationView, MemberView, OpenInvitation } from './member-response'
import { canManageRole } from './roles'

/** Relations of an invitation that `isInvitationOpen` needs. */
export const inviterInclude = {
  inviter: {
    select: {
      disabledAt: true,
      deleteAfter: true,
      memberships: { select: { businessId: true, role: true } },
    },
  },
} as const

interface InvitationWithInviter {
  businessId: BusinessId
  role: Role
  expiresAt: Date
  acceptedAt: Date | null
  inviter: {
    disabledAt: Date | null
    deleteAfter: Date | null
    memberships: { businessId: BusinessId; role: Role }[]
  } | null
}

/** True if an invitation can be accepted: it has not expired, and its sender may still give the role. */
export function isInvitationOpen({
  businessId,
  role,
  expiresAt,
  acceptedAt,
  inviter,
}: InvitationWithInviter): boolean {
  if (acceptedAt || expiresAt <= new Date() || !inviter || inviter.disabledAt || inviter.deleteAfter)
    return false
  const membership = inviter.memberships.find((one) => one.businessId === businessId)
  return membership !== undefined && canManageRole(membership.role, role)
}

/** Far above the number of members of a small business. */
const MAX_ROWS = 200

/** Returns the name of a business: its company name, otherwise its owner's name. */
export const formatBusinessName = (business: {
  companyName: string | null
  owner: { fullName: string }
}): string => business.companyName?.trim() || business.owner.fullName

export const businessNameSelect = { companyName: true, owner: { select: { fullName: true } } } as const

export async function getBusinessName({ businessId }: BusinessScope, tx: Db = db): Promise<string> {
  return formatBusinessName(
    await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: businessNameSelect }),
  )
}

/** Returns a business that the user belongs to; otherwise null. */
export async function findOwnBusiness(
  userId: UserId,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const membership = await db.membership.findUnique({
    where: { businessId_userId: { businessId: id, userId } },
    select: { business: { select: businessNameSelect } },
  })
  return membership && { id, name: formatBusinessName(membership.business) }
}

/** Lists the members of a business, longest-standing first. */
export async function listMembers({ businessId, person }: Member): Promise<MemberView[]> {
  const rows = await db.membership.findMany({
    where: { businessId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take: MAX_ROWS,
    select: { role: true, createdAt: true, user: { select: { id: true, fullName: true, email: true } } },
  })
  return rows.map(({ user, role, createdAt }) => ({
    ...user,
    role,
    since: createdAt.toISOString(),
    isYou: user.id === person.id,
  }))
}

/** Lists the invitations that nobody has accepted yet, newest first. */
export async function listInvitations({ businessId }: BusinessScope): Promise<InvitationView[]> {
  const rows = await db.invitation.findMany({
    where: { businessId, acceptedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MAX_ROWS,
    include: inviterInclude,
  })
  return rows.map(toInvitation)
}

export const toInvitation = (
  row: Prisma.InvitationGetPayload<{ include: typeof inviterInclude }>,
): InvitationView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  isExpired: !isInvitationOpen(row),
})

/**
 * Lists the businesses of a user, the first joined first.
 * @param current business they work in
 */
export async function listBusinesses(userId: UserId, current: BusinessId | null): Promise<BusinessView[]> {
  const memberships = await listMemberships(userId, current)
  return memberships.map(({ timeZone: _, ...business }) => business)
}

/** Lists the same as `listBusinesses`, each with its time zone. */
export async function listMemberships(
  userId: UserId,
  current: BusinessId | null,
): Promise<(BusinessView & { timeZone: string })[]> {
  const rows = await db.membership.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    take: MAX_ROWS,
    select: {
      role: true,
      business: {
        select: {
          id: true,
          currency: true,
          isOnboarded: true,
          timeZone: true,
          logo: { select: { id: true } },
          ...businessNameSelect,
        },
      },
    },
    relationLoadStrategy: 'join',
  })
  return rows.map(({ role, business: { id, currency, isOnboarded, timeZone, logo, ...names } }) => ({
    id,
    currency,
    isOnboarded,
    timeZone,
    role,
    name: formatBusinessName(names),
    logo: logo && getLogoSrc(logo.id),
    isCurrent: id === current,
  }))
}

/** Finds an invitation by its link; null if it is unknown, revoked or expired, which are not distinguished. */
export async function findInvitation(token: string, tx: Db = db) {
  const row = await tx.invitation.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { business: { select: businessNameSelect }, ...inviterInclude },
  })
  return row && (row.acceptedAt || isInvitationOpen(row)) ? row : null
}

/** Like `findInvitation`, with the fields shown to the person who opens the link. */
export async function findOpenInvitation(token: string): Promise<OpenInvitation | null> {
  const row = await findInvitation(token)
  if (!row) return null
  const { businessId, business, invitedBy, email, role, acceptedAt } = row
  const isAccepted = acceptedAt !== null
  return { businessId, businessName: formatBusinessName(business), invitedBy, email, role, isAccepted }
}
