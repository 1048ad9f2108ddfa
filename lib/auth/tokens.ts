import 'server-only'
import { db, type Db } from '@/lib/db/client'
import type { TokenPurpose } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { hashToken, randomToken } from './secret-box'

/** Hours that a link from a mail works. */
export const TOKEN_HOURS: Record<TokenPurpose, number> = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 }

const gone = () => new AppError(410, 'This link has expired or was already used. Please request a new one.')

/** Makes a single-use secret for a mail: 256 random bits, of which only the hash is kept. */
export async function createToken(userId: number, purpose: TokenPurpose, tx: Db = db): Promise<string> {
  const secret = randomToken()
  const expiresAt = new Date(Date.now() + TOKEN_HOURS[purpose] * 3_600_000)
  await tx.token.create({ data: { hash: hashToken(secret), userId, purpose, expiresAt } })
  return secret
}

/** Whose token this is, leaving it unused. Throws 410 when it is unknown, expired or for something else. */
export async function ownerOfToken(secret: string, purpose: TokenPurpose, tx: Db = db): Promise<number> {
  const token = await tx.token.findUnique({ where: { hash: hashToken(secret) } })
  if (!token || token.purpose !== purpose || token.expiresAt <= new Date()) throw gone()
  return token.userId
}

/**
 * Uses a token up, with every other one of its kind, and answers whose it was. Of two uses at the same moment one
 * finds the row gone: 410. Run it in the transaction that makes the change.
 */
export async function consumeToken(secret: string, purpose: TokenPurpose, tx: Db): Promise<number> {
  const userId = await ownerOfToken(secret, purpose, tx)
  const { count } = await tx.token.deleteMany({ where: { hash: hashToken(secret) } })
  if (count === 0) throw gone()
  await tx.token.deleteMany({ where: { userId, purpose } })
  return userId
}
