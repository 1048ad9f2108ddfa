import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { type Transaction, db } from '@/lib/platform/db/client'
import { forgetDevices } from '@/lib/auth/trusted-devices/trusted-devices'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { log } from '@/lib/platform/log'

/** Person who verified the mailbox, and their credentials. */
interface Owner {
  fullName: string
  /** Null for sign-in with Google. */
  passwordHash: string | null
  googleSubject?: string
}

/** Resets everything a registrant may have entered. */
const EMPTY_PROFILE = {
  isOnboarded: false,
  country: null,
  industry: null,
  companyName: null,
  companyAddress: null,
  companyVat: null,
  companyNumber: null,
  companyTaxNumber: null,
  logoId: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  bankName: null,
  accountNumber: null,
  sortCode: null,
  accountHolderName: null,
  swiftCode: null,
  iban: null,
}

/**
 * Gives an account to the person who verified its mailbox, where somebody else may have registered it: what the
 * registrant set is deleted (password, name, two-step sign-in, connections, bank details, company, sessions), the
 * language becomes that of this request's browser, and the address is verified. Run it in the transaction that uses up
 * the proof.
 */
export async function reclaimAccount(tx: Transaction, userId: UserId, owner: Owner): Promise<void> {
  const now = new Date()
  await revokeUnverifiedCredentials(tx, userId)
  await revokeAccess(tx, userId)
  await tx.business.updateMany({ where: { ownerId: userId }, data: EMPTY_PROFILE })
  await tx.user.update({
    where: { id: userId },
    data: {
      googleSubject: null,
      ...owner,
      emailVerifiedAt: now,
      mailboxProvenAt: now,
      interfaceLanguage: await findBrowserLanguage(),
    },
  })
}

/** Revokes all access: sessions, trusted devices and emailed links. */
export async function revokeAccess(tx: Transaction, userId: UserId): Promise<void> {
  await endSessions(userId, null, tx)
  await forgetDevices(userId, tx)
  await tx.token.deleteMany({ where: { userId } })
}

/**
 * Removes whatever would lock out the owner of the mailbox, send email in their name or let others in: two-step
 * sign-in, Gmail, and their pending invitations. Returns the number of the first two.
 */
export async function revokeUnverifiedCredentials(tx: Transaction, userId: UserId): Promise<number> {
  const twoStep = await tx.twoStep.deleteMany({ where: { userId } })
  const gmail = await tx.gmailConnection.deleteMany({
    where: { OR: [{ business: { ownerId: userId } }, { connectedById: userId }] },
  })
  await tx.invitation.updateMany({
    where: { invitedById: userId, acceptedAt: null },
    data: { invitedById: null },
  })
  return twoStep.count + gmail.count
}

/** Days until an unverified account is deleted. */
const MAX_UNVERIFIED_DAYS = 7
/** Maximum accounts deleted per run. */
const BATCH = 500

/** Deletes accounts that were never verified, and expired tokens and sessions. */
export async function deleteUnverifiedAccounts(now = new Date()): Promise<void> {
  const unverified = await db.user.findMany({
    where: { emailVerifiedAt: null, createdAt: { lt: subDays(now, MAX_UNVERIFIED_DAYS, { in: utc }) } },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  const ids = unverified.map(({ id }) => id)
  // Checked again: an account may have been verified meanwhile.
  const { count } = await db.user.deleteMany({ where: { id: { in: ids }, emailVerifiedAt: null } })
  if (count > 0) log.info({ count }, 'deleted unverified accounts')
  await db.token.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
}
