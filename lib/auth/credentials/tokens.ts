import 'server-only'
import { addHours, addMinutes } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { randomInt } from 'node:crypto'
import { db, type Db } from '@/lib/platform/db/client'
import type { TokenPurpose } from '@/lib/platform/db/generated/client'
import { gone } from '@/lib/i18n/errors'
import { hashToken, generateToken } from '@/lib/platform/crypto/encryption'

/** Hours that a link from a mail works. */
export const TOKEN_HOURS = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 }

/** What a link that does not work is answered with. */
export const createLinkUsedError = () => gone('account.link-used')

/** Whose token it is, and the browser it may sign in (lib/auth/trusted-devices/registration-device.ts). */
interface TokenOwner {
  userId: UserId
  browserHash: string | null
}

/**
 * Makes a single-use secret for a mail: 256 random bits, of which only the hash is kept.
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

/** What a mailed code is kept under: of its own account alone, since codes are short. */
export const formatCodeSecret = (userId: UserId, code: string): string => `${userId} ${code}`

/** Makes a code of six digits that can be typed off a mail, in place of the one before. Guesses at it have to be counted. */
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

/** A token that still works, leaving it unused; null when it is unknown, expired or for something else. */
export async function findToken(
  secret: string,
  purpose: TokenPurpose,
  tx: Db = db,
): Promise<TokenOwner | null> {
  const token = await tx.token.findUnique({ where: { hash: hashToken(secret) } })
  return token && token.purpose === purpose && token.expiresAt > new Date() ? token : null
}

/** Whose token this is, leaving it unused. Throws 410 when it does not work. */
export async function getTokenOwner(secret: string, purpose: TokenPurpose, tx: Db = db): Promise<TokenOwner> {
  const token = await findToken(secret, purpose, tx)
  if (!token) throw createLinkUsedError()
  return token
}

/**
 * Uses a token up, with every other one of its kind, and answers whose it was. Of two uses at the same moment one
 * finds the row gone: 410. Run it in the transaction that makes the change.
 */
export async function consumeToken(secret: string, purpose: TokenPurpose, tx: Db): Promise<TokenOwner> {
  const owner = await getTokenOwner(secret, purpose, tx)
  const { count } = await tx.token.deleteMany({ where: { hash: hashToken(secret) } })
  if (count === 0) throw createLinkUsedError()
  await tx.token.deleteMany({ where: { userId: owner.userId, purpose } })
  return owner
}
