import 'server-only'
import type { Member, Owned } from '@/lib/kernel/access/actor'
import { open, seal } from '@/lib/platform/crypto/secret-box'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { log } from '@/lib/platform/log'
import { revoke } from './oauth'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Names the key that refresh tokens are sealed with. */
export const SECRET = 'gmail refresh token'

/** Google's refresh token; null when the key it was encrypted with is gone. */
export const openRefreshToken = (sealed: string): string | null => open(SECRET, sealed)

/** Keeps what Google granted, in place of what was there before. */
export async function saveGmail(
  actor: Member,
  { address, refreshToken }: { address: string; refreshToken: string },
): Promise<void> {
  const data = {
    address,
    refreshToken: seal(SECRET, refreshToken),
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

/** Forgets the connection. Answers whether Google has taken the permission back too. Throws 404. */
export async function disconnectGmail(actor: Owned): Promise<{ revoked: boolean }> {
  const row = await db.gmailConnection.findUnique({ where: { businessId: actor.businessId } })
  if (!row) throw notFound('gmail')
  await db.gmailConnection.deleteMany({
    where: { businessId: actor.businessId, refreshToken: row.refreshToken },
  })
  const refreshToken = openRefreshToken(row.refreshToken)
  if (refreshToken === null) return { revoked: false }
  try {
    await revoke(refreshToken)
    return { revoked: true }
  } catch (error) {
    log.warn({ err: error }, 'Gmail permission not revoked')
    return { revoked: false }
  }
}
