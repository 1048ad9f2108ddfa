import 'server-only'
import type { Member, Owned, Role, UserId } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { asJson } from '@/lib/platform/db/json'
import { appOrigin } from '@/lib/platform/env'
import { handedOverMail, memberRemovedMail } from '@/lib/platform/mail/templates/members'
import { queueAccountMail } from '@/lib/platform/queue/account-mail'
import { conflict, forbidden, notFound } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { activeUser, isActive } from '@/lib/identity/active'
import { recordEvent } from '@/lib/business/events/mutations'
import { businessLink } from '@/lib/identity/memberships'
import { nameOfBusiness, namedBusiness } from './queries'
import { endGrants } from './end-grants'
import { mayManage } from './roles'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import { holdSeat } from './seat'

/**
 * Gives a member another role. Owners are made and changed by owners alone, and a business keeps one. Throws 404, 403, and 409 for the last
 * owner.
 */
export async function changeRole(actor: Member, userId: UserId, role: Role): Promise<void> {
  await db.$transaction(async (tx) => {
    const { member, business } = await findManaged(tx, actor, userId, role)
    if (member.role === role) return
    if (member.role === 'OWNER') await keepOneOwner(tx, actor, business.ownerId, userId)
    await tx.membership.update({ where: seatOf(actor, userId), data: { role } })
    await endGrants(tx, actor, userId, role)
    await recordEvent(tx, actor, 'ROLE_CHANGED', {
      invoiceId: null,
      data: { name: member.user.fullName, from: member.role, role },
    })
  })
}

/**
 * Takes somebody out of the business: from their next request on they see nothing of it. Queues the mail that tells them. Throws 404, 403,
 * and 409 for the last owner.
 */
export async function removeMember(actor: Member, userId: UserId): Promise<void> {
  if (userId === actor.person.id) return leave(actor)
  await db.$transaction(async (tx) => {
    const { member, business } = await findManaged(tx, actor, userId)
    if (member.role === 'OWNER') await keepOneOwner(tx, actor, business.ownerId, userId)
    await takeOut(tx, actor, userId)
    const { fullName, email } = member.user
    await queueAccountMail(
      tx,
      memberRemovedMail({
        ...{ to: email, name: fullName, business: nameOfBusiness(business), by: actor.person.name },
        link: `${appOrigin()}/businesses`,
      }),
    )
    await recordEvent(tx, actor, 'MEMBER_REMOVED', {
      invoiceId: null,
      data: { name: fullName, role: member.role },
    })
  })
}

/** Leaves the business. Throws 409 for its last owner. */
export async function leave(actor: Member): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdBusiness(tx, actor)
    const { member, business } = await findMember(tx, actor, actor.person.id)
    if (member.role === 'OWNER') await keepOneOwner(tx, actor, business.ownerId, actor.person.id)
    await recordEvent(tx, actor, 'MEMBER_LEFT', { invoiceId: null, data: { role: member.role } })
    await takeOut(tx, actor, actor.person.id)
  })
}

/**
 * Hands the business over: the member owns it from now on, in the first place, and the actor becomes an admin. Queues the mail that tells
 * the new owner. Throws 404, 403, and 409 for a member whose account is locked or about to be deleted.
 */
export async function handOver(actor: Member, userId: UserId): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdSeat(tx, actor, 'own')
    const { member, business } = await findMember(tx, actor, userId)
    if (userId === actor.person.id) throw conflict('member.yourself')
    if (!isActive(member.user)) throw conflict('member.leaving')
    const { businessId } = actor
    await tx.membership.update({ where: seatOf(actor, userId), data: { role: 'OWNER' } })
    await tx.membership.update({ where: seatOf(actor, actor.person.id), data: { role: 'ADMIN' } })
    await endGrants(tx, actor, actor.person.id, 'ADMIN')
    await tx.business.update({ where: { id: businessId }, data: { ownerId: userId } })
    const { fullName: name, email: to } = member.user
    const link = businessLink(actor, '/settings?tab=members')
    const mail = handedOverMail({ to, name, business: nameOfBusiness(business), by: actor.person.name, link })
    await queueAccountMail(tx, mail)
    await recordEvent(tx, actor, 'HANDED_OVER', { invoiceId: null, data: { name } })
  })
}

const seatOf = ({ businessId }: Owned, userId: UserId) => ({ businessId_userId: { businessId, userId } })

async function findMember(tx: Transaction, of: Owned, userId: UserId) {
  const member = await tx.membership.findUnique({
    where: seatOf(of, userId),
    select: {
      role: true,
      user: { select: { fullName: true, email: true, disabledAt: true, deleteAfter: true } },
      business: { select: { ownerId: true, ...namedBusiness } },
    },
  })
  if (!member) throw notFound('member')
  return { member, business: member.business }
}

/** A member whom the actor may change, and give a role where one is named. */
async function findManaged(tx: Transaction, actor: Member, userId: UserId, role?: Role) {
  const own = await holdSeat(tx, actor, 'members')
  const found = await findMember(tx, actor, userId)
  if (!mayManage(own, found.member.role) || (role && !mayManage(own, role)))
    throw forbidden('member.owners-only')
  return found
}

/**
 * Before an owner is one no more: another one has to be there, who stands in where it was the first. One whose account is locked or about to
 * be deleted does not count, as nothing would be done for the business by itself (`activeUser`). Throws 409.
 */
async function keepOneOwner(
  tx: Transaction,
  { businessId }: Owned,
  first: UserId,
  userId: UserId,
): Promise<void> {
  const other = await tx.membership.findFirst({
    where: { businessId, role: 'OWNER', userId: { not: userId }, user: activeUser },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true },
  })
  if (!other) throw conflict('member.last-owner')
  if (first === userId)
    await tx.business.update({ where: { id: businessId }, data: { ownerId: other.userId } })
}

/** What they gave ends with them. The Gmail that they connected is theirs: nothing goes out through it any more. */
async function takeOut(tx: Transaction, actor: Member, userId: UserId): Promise<void> {
  const { businessId } = actor
  await endGrants(tx, actor, userId, null)
  await tx.gmailConnection.updateMany({
    where: { businessId, connectedById: userId },
    data: { problem: asJson(reason('gmail.member-left')) },
  })
  await tx.membership.delete({ where: seatOf(actor, userId) })
  await tx.session.updateMany({ where: { userId, businessId }, data: { businessId: null } })
}
