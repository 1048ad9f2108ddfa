import 'server-only'
import type { Member, BusinessScope, Role, UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { getAppOrigin } from '@/lib/platform/env'
import { createOwnershipTransferredMail, createMemberRemovedMail } from '@/lib/mail/templates/member-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { conflict, forbidden, notFound } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { activeUser, isActive, getBusinessLink } from '@/lib/auth/users/memberships'
import { recordEvent } from '@/lib/activity/record-event'
import {
  assertReauthenticated,
  type RecentlyAuthenticated,
} from '@/lib/auth/reauthentication/reauthentication'
import { listOwners } from '../queries'
import { formatBusinessName, businessNameSelect } from './queries'
import { revokeGrants } from './end-grants'
import { notifyOwners } from './notify-owners'
import { canManageRole } from './roles'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { lockMembership } from './lock-membership'

/**
 * Changes a member's role. Making or changing an owner takes an owner and reauthentication, and emails every owner.
 * Throws 404, 403, and 409 for the last owner.
 */
export async function changeRole(
  actor: Member,
  userId: UserId,
  role: Role,
  signed: RecentlyAuthenticated,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { member, business } = await getManagedMember(tx, actor, userId, role)
    const { role: from, user: person } = member
    if (from === role) return
    if (from === 'OWNER') await assertAnotherOwner(tx, actor, business.ownerId, userId)
    if (from === 'OWNER' || role === 'OWNER') assertReauthenticated(signed)
    const ownerSince = role === 'OWNER' ? new Date() : null
    await tx.membership.update({ where: toMembershipKey(actor, userId), data: { role, ownerSince } })
    await revokeGrants(tx, actor, userId, role)
    const cause = { type: 'role', by: actor.person.name, from, to: role } as const
    if (role === 'OWNER') await notifyOwners(tx, actor, { type: 'made', person, cause })
    if (from === 'OWNER') await notifyOwners(tx, actor, { type: 'gone', person, cause }, [person])
    await recordEvent(tx, actor, 'ROLE_CHANGED', {
      invoiceId: null,
      data: { name: person.fullName, from, role },
    })
  })
}

/**
 * Removes a member, who loses access from the next request on, and emails them. Removing an owner needs
 * reauthentication and emails the owners. Throws 404, 403, and 409 for the last owner.
 */
export async function removeMember(
  actor: Member,
  userId: UserId,
  signed: RecentlyAuthenticated,
): Promise<void> {
  if (userId === actor.person.id) return leaveBusiness(actor, signed)
  await db.$transaction(async (tx) => {
    const { member, business } = await getManagedMember(tx, actor, userId)
    const { role, user: person } = member
    if (role === 'OWNER') await assertAnotherOwner(tx, actor, business.ownerId, userId)
    if (role === 'OWNER') assertReauthenticated(signed)
    await deleteMembership(tx, actor, userId)
    const { name: by } = actor.person
    if (role === 'OWNER')
      await notifyOwners(tx, actor, { type: 'gone', person, cause: { type: 'removal', by } })
    await queueAccountMail(
      tx,
      createMemberRemovedMail({
        to: person.email,
        name: person.fullName,
        business: formatBusinessName(business),
        by,
        link: `${getAppOrigin()}/businesses`,
      }),
    )
    await recordEvent(tx, actor, 'MEMBER_REMOVED', { invoiceId: null, data: { name: person.fullName, role } })
  })
}

/**
 * Leaves the business. An owner needs reauthentication, and the other owners are emailed. Throws 403, and 409 for the
 * last owner.
 */
export async function leaveBusiness(actor: Member, signed: RecentlyAuthenticated): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockBusiness(tx, actor)
    const { member, business } = await getMember(tx, actor, actor.person.id)
    const { role, user: person } = member
    if (role === 'OWNER') await assertAnotherOwner(tx, actor, business.ownerId, actor.person.id)
    if (role === 'OWNER') assertReauthenticated(signed)
    await recordEvent(tx, actor, 'MEMBER_LEFT', { invoiceId: null, data: { role } })
    await deleteMembership(tx, actor, actor.person.id)
    if (role === 'OWNER')
      await notifyOwners(tx, actor, { type: 'gone', person, cause: { type: 'departure' } }, [person])
  })
}

/**
 * Makes a member the primary owner and the actor an admin. Emails the new owner and every other owner. Throws 404,
 * 403, and 409 for a member whose account is locked or about to be deleted.
 */
export async function transferOwnership(
  actor: Member,
  userId: UserId,
  signed: RecentlyAuthenticated,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockMembership(tx, actor, 'own')
    const { member, business } = await getMember(tx, actor, userId)
    if (userId === actor.person.id) throw conflict('member.yourself')
    if (!isActive(member.user)) throw conflict('member.leaving')
    assertReauthenticated(signed)
    const { businessId, person } = actor
    const { role, user } = member
    const formerOwners = await listOwners(tx, actor)
    if (role !== 'OWNER')
      await tx.membership.update({
        where: toMembershipKey(actor, userId),
        data: { role: 'OWNER', ownerSince: new Date() },
      })
    await tx.membership.update({
      where: toMembershipKey(actor, person.id),
      data: { role: 'ADMIN', ownerSince: null },
    })
    await revokeGrants(tx, actor, person.id, 'ADMIN')
    await tx.business.update({ where: { id: businessId }, data: { ownerId: userId } })
    const { fullName: name, email: to } = user
    const link = getBusinessLink(actor, '/settings?tab=members')
    const mail = createOwnershipTransferredMail({
      to,
      name,
      business: formatBusinessName(business),
      by: person.name,
      link,
    })
    await queueAccountMail(tx, mail)
    const cause = { type: 'handover', by: person.name } as const
    await notifyOwners(tx, actor, { type: 'made', person: user, cause }, formerOwners)
    await recordEvent(tx, actor, 'HANDED_OVER', { invoiceId: null, data: { name } })
  })
}

const toMembershipKey = ({ businessId }: BusinessScope, userId: UserId) => ({
  businessId_userId: { businessId, userId },
})

async function getMember(tx: Transaction, scope: BusinessScope, userId: UserId) {
  const member = await tx.membership.findUnique({
    where: toMembershipKey(scope, userId),
    select: {
      role: true,
      user: { select: { fullName: true, email: true, disabledAt: true, deleteAfter: true } },
      business: { select: { ownerId: true, ...businessNameSelect } },
    },
  })
  if (!member) throw notFound('member')
  return { member, business: member.business }
}

/** Returns a member whom the actor may change, and to whom they may give `role` if set. Throws 403, 404. */
async function getManagedMember(tx: Transaction, actor: Member, userId: UserId, role?: Role) {
  const { role: own, isNewOwner } = await lockMembership(tx, actor, 'members')
  const managed = await getMember(tx, actor, userId)
  if (!canManageRole(own, managed.member.role) || (role && !canManageRole(own, role)))
    throw forbidden('member.owners-only')
  // Otherwise a new owner could remove the owners who must confirm bank details.
  if (isNewOwner && managed.member.role === 'OWNER' && userId !== actor.person.id)
    throw forbidden('member.new-owner')
  return managed
}

/**
 * Ensures that another owner remains, who becomes the primary owner if the leaving one was. An owner whose account is
 * locked or about to be deleted doesn't count, because automated tasks skip such accounts (`activeUser`). Throws 409.
 */
async function assertAnotherOwner(
  tx: Transaction,
  { businessId }: BusinessScope,
  primaryOwnerId: UserId,
  userId: UserId,
): Promise<void> {
  const other = await tx.membership.findFirst({
    where: { businessId, role: 'OWNER', userId: { not: userId }, user: activeUser },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true },
  })
  if (!other) throw conflict('member.last-owner')
  if (primaryOwnerId === userId)
    await tx.business.update({ where: { id: businessId }, data: { ownerId: other.userId } })
}

/** Deletes a membership, ends what the member granted, and disconnects the Gmail account they connected. */
async function deleteMembership(tx: Transaction, actor: Member, userId: UserId): Promise<void> {
  const { businessId } = actor
  await revokeGrants(tx, actor, userId, null)
  await tx.gmailConnection.updateMany({
    where: { businessId, connectedById: userId },
    data: { problem: toJsonColumn(reason('gmail.member-left')) },
  })
  await tx.membership.delete({ where: toMembershipKey(actor, userId) })
  await tx.session.updateMany({ where: { userId, businessId }, data: { businessId: null } })
}
