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
 * Accepts an invitation, for the address that it was mailed to and while its sender may still give the role. Repeating it changes
 * nothing. Throws 410 for a link that no longer works, 403 for another address.
 */
export const acceptInvitation = (person: InvitedPerson, token: string): Promise<BusinessId> =>
  db.$transaction((tx) => joinBusiness(tx, person, token))

/**
 * Opens an account for whoever has the mailbox that an invitation went to, which the link proves, and takes the place. There is no business
 * of their own: they go by the one they were invited to. Throws 410, 409 when the address has an account, 422 for too easy a password.
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
  // Read after the lock: the sender may have lost the right in the meantime.
  const invitation = await getOpenInvitation(tx, token)
  const { id, businessId, email, role, acceptedAt } = invitation
  if (email !== person.email) throw forbidden(reason('invitation.other-address', { address: email }))
  const seat = { businessId, userId: person.id }
  const isThere = (await tx.membership.count({ where: seat })) > 0
  // Who was removed since needs another invitation.
  if (acceptedAt && !isThere) throw gone('invitation.used')
  if (isThere) return businessId
  // Taken back, or accepted, at the same moment: one of the two finds it changed.
  const { count } = await tx.invitation.updateMany({
    where: { id, businessId, acceptedAt: null },
    data: { acceptedAt: new Date() },
  })
  if (count === 0) throw gone('invitation.used')
  await tx.membership.create({
    data: {
      ...seat,
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
      how: `They accepted an invitation from ${invitation.invitedBy}.`,
    })
  await recordEvent(tx, member, 'MEMBER_JOINED', { invoiceId: null, data: { role } })
  return businessId
}

/** What owners are told by mail, others are only where they ask for it. */
const listInitialNotices = (role: Role) =>
  role === 'OWNER' ? [] : notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn)
