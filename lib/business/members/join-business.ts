import 'server-only'
import type { BusinessId, Member, Role, UserId } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import { EMAIL_NOTIFICATIONS, notificationIds } from '@/lib/activity/email-notifications'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { notifyOwners } from '@/lib/business/members/notify-owners'
import { findInvitation } from '@/lib/business/members/queries'
import { getBusinessLocale } from '@/lib/business/queries'
import { createVerifiedUser, type VerifiedUserInput } from '@/lib/auth/accounts/accounts'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { forbidden, gone } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'

interface InvitedPerson {
  id: UserId
  email: string
  fullName: string
}

/**
 * Accepts an invitation. Idempotent. Throws 410 if the link no longer works or its sender may no longer give the
 * role, 403 if it was sent to another address.
 */
export const acceptInvitation = (person: InvitedPerson, token: string): Promise<BusinessId> =>
  db.$transaction((tx) => joinBusiness(tx, person, token))

/**
 * Creates an account for the invited address, which the link verifies, and accepts the invitation. The account gets
 * no business of its own. Throws 410 like `acceptInvitation`, 409 if the address has an account, 422 for a weak
 * password.
 */
export async function registerByInvitation(
  token: string,
  input: VerifiedUserInput,
): Promise<{ id: UserId; email: string }> {
  const { email } = await getOpenInvitation(db, token)
  return createVerifiedUser({ ...input, email }, async (tx, person) => {
    await joinBusiness(tx, person, token)
  })
}

async function getOpenInvitation(tx: Db, token: string) {
  const invitation = await findInvitation(token, tx)
  if (!invitation) throw gone('invitation.used')
  return invitation
}

async function joinBusiness(tx: Transaction, person: InvitedPerson, token: string): Promise<BusinessId> {
  await lockBusiness(tx, await getOpenInvitation(tx, token))
  // Read again after the lock: the sender may have lost the right in the meantime.
  const invitation = await getOpenInvitation(tx, token)
  const { id, businessId, email, role, acceptedAt } = invitation
  if (email !== person.email) throw forbidden(reason('invitation.other-address', { address: email }))
  const membership = { businessId, userId: person.id }
  const isMember = (await tx.membership.count({ where: membership })) > 0
  // A member removed since then needs another invitation.
  if (acceptedAt && !isMember) throw gone('invitation.used')
  if (isMember) return businessId
  // Fails if the invitation was revoked or accepted concurrently.
  const { count } = await tx.invitation.updateMany({
    where: { id, businessId, acceptedAt: null },
    data: { acceptedAt: new Date() },
  })
  if (count === 0) throw gone('invitation.used')
  await tx.membership.create({
    data: {
      ...membership,
      role,
      ownerSince: role === 'OWNER' ? new Date() : null,
      switchedNotices: listInitialNotices(role),
    },
  })
  const member: Member = {
    businessId,
    person: { id: person.id, name: person.fullName },
    via: 'browser',
    role,
    ...(await getBusinessLocale(tx, invitation)),
  }
  if (role === 'OWNER')
    await notifyOwners(tx, member, {
      type: 'made',
      person,
      cause: { type: 'invitation', by: invitation.invitedBy },
    })
  await recordEvent(tx, member, 'MEMBER_JOINED', { invoiceId: null, data: { role } })
  return businessId
}

/** Email notifications that owners get by default are off for other roles until switched on. */
const listInitialNotices = (role: Role) =>
  role === 'OWNER' ? [] : notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn)
