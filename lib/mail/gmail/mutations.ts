import 'server-only'
import type { Member, BusinessScope } from '@/lib/core/access/actor'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { revokeGrant } from './oauth'
import { Prisma } from '@/lib/platform/db/generated/client'

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
    log.warn({ err: error }, 'Gmail permission not revoked')
    return { revoked: false }
  }
}
