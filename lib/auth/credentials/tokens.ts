import 'server-only'
import { addHours, addMinutes } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { randomInt } from 'node:crypto'
import { db, type Db } from '@/lib/platform/db/client'
import type { TokenPurpose } from '@/lib/platform/db/generated/client'
import { gone } from '@/lib/i18n/errors'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'

/** Hours until an emailed link expires. */
export const TOKEN_HOURS = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 }

/** Creates the 410 for a link that doesn't work. */
export const createLinkUsedError = () => gone('account.link-used')

/** User of a token, and the browser it may sign in (lib/auth/trusted-devices/trusted-devices.ts). */
interface TokenOwner {
  userId: UserId
  browserHash: string | null
}

/**
 * Creates a single-use token for an email: 256 random bits, of which only the hash is stored.
 * @param browserHash of the browser that registered
 */
export async function createToken(
  userId: UserId,
  purpose: keyof typeof TOKEN_HOURS,
  tx: Db = db,
  browserHash: string | null = null,
): Promise<string> {
  const secret = generateToken()
  const expiresAt = addHours(new Date(), TOKEN_HOURS[purpose])
  await tx.token.create({ data: { hash: hashToken(secret), userId, purpose, expiresAt, browserHash } })
  return secret
}

/** Combines an emailed code with its account before hashing: codes are short, so they are unique per account only. */
export const formatCodeSecret = (userId: UserId, code: string): string => `${userId} ${code}`

/** Creates an emailed code of six digits, replacing an earlier one. The caller must count attempts. */
export async function createMailedCode(userId: UserId, minutes: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = addMinutes(new Date(), minutes)
  const purpose = 'CONFIRM_IDENTITY'
  await db.token.deleteMany({ where: { userId, purpose } })
  await db.token.create({
    data: { hash: hashToken(formatCodeSecret(userId, code)), userId, purpose, expiresAt },
  })
  return code
}

/** Finds a valid token without using it up; null if it is unknown, expired or for another purpose. */
export async function findToken(
  secret: string,
  purpose: TokenPurpose,
  tx: Db = db,
): Promise<TokenOwner | null> {
  const token = await tx.token.findUnique({ where: { hash: hashToken(secret) } })
  return token && token.purpose === purpose && token.expiresAt > new Date() ? token : null
}

/** Returns the owner of a token without using it up. Throws 410 if it is invalid. */
export async function getTokenOwner(secret: string, purpose: TokenPurpose, tx: Db = db): Promise<TokenOwner> {
  const token = await findToken(secret, purpose, tx)
  if (!token) throw createLinkUsedError()
  return token
}

/**
 * Uses up a token, with all others of its purpose, and returns its owner. Throws 410 if it is invalid; of two
 * concurrent uses, one does. Run it in the transaction that makes the change.
 */
export async function consumeToken(secret: string, purpose: TokenPurpose, tx: Db): Promise<TokenOwner> {
  const owner = await getTokenOwner(secret, purpose, tx)
  const { count } = await tx.token.deleteMany({ where: { hash: hashToken(secret) } })
  if (count === 0) throw createLinkUsedError()
  await tx.token.deleteMany({ where: { userId: owner.userId, purpose } })
  return owner
}
