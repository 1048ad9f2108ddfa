import 'server-only'
import type { Member, BusinessScope } from '@/lib/core/access/actor'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { listOwners } from '@/lib/business/queries'
import { createTransportChangedMail } from '@/lib/mail/templates/security-mails'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import { revokeGrant } from './oauth'

/** Purpose of the key that encrypts refresh tokens. */
export const GMAIL_ENCRYPTION_PURPOSE = 'gmail refresh token'

/** Decrypts Google's refresh token; null if the key it was encrypted with is lost. */
export const decryptRefreshToken = (sealed: string): string | null =>
  decrypt(GMAIL_ENCRYPTION_PURPOSE, sealed)

/** Saves the Gmail connection, replacing an earlier one. */
export async function saveGmail(
  actor: Member,
  { address, refreshToken }: { address: string; refreshToken: string },
): Promise<void> {
  const data = {
    address,
    refreshToken: encrypt(GMAIL_ENCRYPTION_PURPOSE, refreshToken),
    problem: Prisma.DbNull,
    connectedAt: new Date(),
    connectedById: actor.person.id,
  }
  await db.gmailConnection.upsert({
    where: { businessId: actor.businessId },
    create: { businessId: actor.businessId, ...data },
    update: data,
  })
}

/** Deletes the connection. Returns true as `revoked` if Google revoked the grant too. Throws 404. */
export async function disconnectGmail(actor: BusinessScope): Promise<{ revoked: boolean }> {
  const row = await db.gmailConnection.findUnique({ where: { businessId: actor.businessId } })
  if (!row) throw notFound('gmail')
  await db.gmailConnection.deleteMany({
    where: { businessId: actor.businessId, refreshToken: row.refreshToken },
  })
  const refreshToken = decryptRefreshToken(row.refreshToken)
  if (refreshToken === null) return { revoked: false }
  try {
    await revokeGrant(refreshToken)
    return { revoked: true }
  } catch (error) {
    log.warn({ err: error }, 'revoking Gmail access failed')
    return { revoked: false }
  }
}

/**
 * Creates emails that tell every owner that invoices are now sent through the Gmail account `address`, or none
 * (null).
 */
export async function createGmailNotifications(
  scope: BusinessScope,
  address: string | null,
): Promise<AccountMail[]> {
  const link = getBusinessLink(scope, '/settings?tab=integrations')
  const owners = await listOwners(db, scope)
  return owners.map(({ email, fullName }) =>
    createTransportChangedMail({ to: email, name: fullName, link }, address),
  )
}
