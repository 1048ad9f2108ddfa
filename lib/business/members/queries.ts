import 'server-only'
import type { BusinessId, Member, BusinessScope, UserId } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { getLogoSrc } from '@/lib/platform/storage/picture-urls'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { isInvitationOpen, inviterInclude } from './invitation-validity'
import type { BusinessView, InvitationView, MemberView, OpenInvitation } from './types'

/** More people than a small business has. */
const MOST = 200

/** What a business is called: its company, else its owner. */
export const formatBusinessName = (business: {
  companyName: string | null
  owner: { fullName: string }
}): string => business.companyName?.trim() || business.owner.fullName

export const businessNameSelect = { companyName: true, owner: { select: { fullName: true } } } as const

/** @see formatBusinessName */
export async function getBusinessName({ businessId }: BusinessScope, tx: Db = db): Promise<string> {
  return formatBusinessName(
    await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: businessNameSelect }),
  )
}

/** One of the businesses that somebody belongs to; null for any other. */
export async function findOwnBusiness(
  userId: UserId,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const seat = await db.membership.findUnique({
    where: { businessId_userId: { businessId: id, userId } },
    select: { business: { select: businessNameSelect } },
  })
  return seat && { id, name: formatBusinessName(seat.business) }
}

/** Everybody who belongs to the business, whoever has been there longest first. */
export async function listMembers({ businessId, person }: Member): Promise<MemberView[]> {
  const rows = await db.membership.findMany({
    where: { businessId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take: MOST,
    select: { role: true, createdAt: true, user: { select: { id: true, fullName: true, email: true } } },
  })
  return rows.map(({ user, role, createdAt }) => ({
    ...user,
    role,
    since: createdAt.toISOString(),
    isYou: user.id === person.id,
  }))
}

/** The invitations of the business that nobody has accepted, the newest first. */
export async function listInvitations({ businessId }: BusinessScope): Promise<InvitationView[]> {
  const rows = await db.invitation.findMany({
    where: { businessId, acceptedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST,
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

/** The businesses that somebody belongs to, the first one first. @param current the one they work in */
export async function listBusinesses(userId: UserId, current: BusinessId | null): Promise<BusinessView[]> {
  const seats = await listMemberships(userId, current)
  return seats.map(({ timeZone: _, ...business }) => business)
}

/** The same, each with the time zone that decides which day it has. */
export async function listMemberships(
  userId: UserId,
  current: BusinessId | null,
): Promise<(BusinessView & { timeZone: string })[]> {
  const rows = await db.membership.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    take: MOST,
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
  return rows.map(({ role, business: { id, currency, isOnboarded, timeZone, logo, ...named } }) => ({
    id,
    currency,
    isOnboarded,
    timeZone,
    role,
    name: formatBusinessName(named),
    logo: logo && getLogoSrc(logo.id),
    isCurrent: id === current,
  }))
}

/** What the link of an invitation shows; null if it is unknown, withdrawn or ended, which are not distinguished. */
export async function findInvitation(token: string, tx: Db = db) {
  const row = await tx.invitation.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { business: { select: businessNameSelect }, ...inviterInclude },
  })
  return row && (row.acceptedAt || isInvitationOpen(row)) ? row : null
}

/** The same, as whoever opens it reads it. */
export async function findOpenInvitation(token: string): Promise<OpenInvitation | null> {
  const row = await findInvitation(token)
  if (!row) return null
  const { businessId, business, invitedBy, email, role, acceptedAt } = row
  const isAccepted = acceptedAt !== null
  return { businessId, businessName: formatBusinessName(business), invitedBy, email, role, isAccepted }
}
