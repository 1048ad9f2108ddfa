import 'server-only'
import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import type { Member, BusinessScope, Role } from '@/lib/core/access/actor'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { createInvitationMail } from '@/lib/mail/templates/member-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { conflict, forbidden, notFound, tooMany } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import {
  assertReauthenticated,
  type RecentlyAuthenticated,
} from '@/lib/auth/reauthentication/reauthentication'
import {
  formatBusinessName,
  businessNameSelect,
  toInvitation,
  isInvitationOpen,
  inviterInclude,
} from './queries'
import { consumeSendingLimit } from '../../mail/outbox/sending-limit'
import { canManageRole } from './roles'
import type { InviteInput } from './schema'
import { lockMembership } from './lock-membership'
import type { InvitationView } from './member-response'

/** Days until an invitation expires. */
export const INVITATION_DAYS = 7

/**
 * Invites somebody by email; a pending invitation gets a new link and role. The answer doesn't reveal whether the
 * address has an account. Throws
 * - 403 if the actor may not give the role, or without reauthentication for an owner,
 * - 409 if the address belongs to a member,
 * - 429 after too many invitations.
 */
export async function inviteMember(
  actor: Member,
  { email, role }: InviteInput,
  signed: RecentlyAuthenticated,
): Promise<InvitationView> {
  assertCanGiveRole(actor.role, role)
  if (role === 'OWNER') assertReauthenticated(signed)
  await consumeInvitationLimit(actor, email)
  return db.$transaction(async (tx) => {
    const membership = await lockMembership(tx, actor, 'members')
    assertCanGiveRole(membership.role, role)
    const { businessId } = actor
    if ((await tx.membership.count({ where: { businessId, user: { email } } })) > 0)
      throw conflict('member.there-already', 'email')
    const key = { businessId_email: { businessId, email } }
    const pending = await tx.invitation.findUnique({ where: key, include: inviterInclude })
    // The new invitation replaces the pending one.
    if (pending && isInvitationOpen(pending)) assertCanGiveRole(membership.role, pending.role)
    const { token, ...secret } = createSecret()
    const data = { ...secret, ...toInviterColumns(actor), role, acceptedAt: null, createdAt: new Date() }
    const row = await tx.invitation.upsert({
      where: key,
      create: { ...data, businessId, email },
      update: data,
      include: inviterInclude,
    })
    await mailInvitation(tx, actor, { email, role, token })
    await recordEvent(tx, actor, 'MEMBER_INVITED', { invoiceId: null, data: { email, role } })
    return toInvitation(row)
  })
}

/**
 * Emails an invitation again with a new link and expiry date. An owner invitation needs reauthentication. Throws 404,
 * 403, 429.
 */
export async function resendInvitation(
  actor: Member,
  id: string,
  signed: RecentlyAuthenticated,
): Promise<InvitationView> {
  const { email, role: invitedRole } = await getInvitation(actor, id)
  assertCanGiveRole(actor.role, invitedRole)
  if (invitedRole === 'OWNER') assertReauthenticated(signed)
  await consumeInvitationLimit(actor, email)
  return db.$transaction(async (tx) => {
    const { role } = await getManagedInvitation(tx, actor, id)
    const { token, ...secret } = createSecret()
    const row = await tx.invitation.update({
      where: { id, businessId: actor.businessId },
      // Resending makes the actor its sender, whose rights then count.
      data: { ...secret, ...toInviterColumns(actor) },
      include: inviterInclude,
    })
    await mailInvitation(tx, actor, { email, role, token })
    return toInvitation(row)
  })
}

/** Revokes an invitation; its link stops working. Throws 404, 403. */
export async function revokeInvitation(actor: Member, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { email, role } = await getManagedInvitation(tx, actor, id)
    await tx.invitation.delete({ where: { id, businessId: actor.businessId } })
    await recordEvent(tx, actor, 'INVITATION_REVOKED', { invoiceId: null, data: { email, role } })
  })
}

function assertCanGiveRole(own: Role, role: Role): void {
  if (!canManageRole(own, role)) throw forbidden('member.owners-only')
}

/** Limits invitations per business, per business and address, and per address. Throws 429. */
async function consumeInvitationLimit(scope: BusinessScope, email: string): Promise<void> {
  const business = String(scope.businessId)
  await consumeAttempt('invite:business', business)
  await consumeAttempt('invite:mailbox-of-business', `${business}\n${email}`)
  await consumeAttempt('invite:mailbox', email)
  // Invitations always use the installation's own server, even if the business has connected Gmail.
  const delay = await consumeSendingLimit(scope, 1, true)
  if (delay) throw tooMany(delay.seconds, delay.isNewAccount ? 'invitation.first-week' : undefined)
}

function createSecret() {
  const token = generateToken()
  return { token, tokenHash: hashToken(token), expiresAt: addDays(new Date(), INVITATION_DAYS, { in: utc }) }
}

const toInviterColumns = ({ person }: Member) => ({ invitedBy: person.name, invitedById: person.id })

async function getInvitation({ businessId }: BusinessScope, id: string, tx: Db = db) {
  const row = await tx.invitation.findUnique({ where: { id, businessId, acceptedAt: null } })
  if (!row) throw notFound('invitation')
  return row
}

/** Returns an invitation that the actor may manage. Throws 403, 404. */
async function getManagedInvitation(tx: Transaction, actor: Member, id: string) {
  const membership = await lockMembership(tx, actor, 'members')
  const row = await getInvitation(actor, id, tx)
  assertCanGiveRole(membership.role, row.role)
  return row
}

async function mailInvitation(
  tx: Transaction,
  { businessId, person }: Member,
  { email, role, token }: InviteInput & { token: string },
): Promise<void> {
  const business = await tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: businessNameSelect,
  })
  const inviter = await tx.user.findUnique({
    where: { id: person.id },
    select: { interfaceLanguage: true },
  })
  const mail = createInvitationMail({
    to: email,
    inviter: person.name,
    fallbackLanguage: inviter?.interfaceLanguage ?? (await findBrowserLanguage()),
    business: formatBusinessName(business),
    role,
    link: `${getAppOrigin()}/invitation/${token}`,
    days: INVITATION_DAYS,
  })
  await queueAccountMail(tx, mail)
}
