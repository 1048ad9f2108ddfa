import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { randomBytes } from 'node:crypto'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { MAX_CODE } from '@/lib/auth/rules/messages'
import { decrypt, hashToken } from '@/lib/platform/crypto/encryption'
import { site } from '@/lib/core/site'

/** Seconds a code is valid. Like six digits and SHA-1, the default of every authenticator app (RFC 6238). */
const PERIOD = 30
/** Steps a clock may be off in either direction. */
const WINDOW = 1

const createTotp = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 })

/** Generates a secret of 160 random bits in base32, as the RFC recommends. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32

/**
 * Returns the 30-second step since the epoch that a code belongs to; null if it matches none near `now`
 * (milliseconds).
 */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** Renders the QR code for an authenticator app as SVG, dark on white in any theme. */
export const renderQrCode = (secret: string, account: string): string =>
  renderSVG(createTotp(secret, account).toString(), { ecc: 'M', border: 2 })

/** Base32 without letters that look like digits (Crockford). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const RECOVERY_CODES = 10

/** Generates new codes of 80 random bits each, in groups that are easy to copy by hand: `8h2k-...`. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, generateCode)

function generateCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').match(/.{4}/g)!.join('-')
}

/** Hashes a code for storage, regardless of case, spaces and dashes; O counts as 0, I and L as 1. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/o/g, '0')
      .replace(/[il]/g, '1'),
  )

/** Purpose of the key that encrypts authenticator secrets. */
export const TWO_STEP_ENCRYPTION_PURPOSE = 'two-step'

type CodeKind = 'app' | 'recovery'

/** True if signing in requires a second step. */
export async function hasSecondStep(userId: UserId): Promise<boolean> {
  return (await db.twoStep.count({ where: { userId, enabledAt: { not: null } } })) > 0
}

/** Returns the kind of code an input looks like, correct or not. */
export const detectCodeKind = (code: string): CodeKind =>
  /^\d{6}$/.test(code.replace(/\s/g, '')) ? 'app' : 'recovery'

/** Uses up a code and returns its kind; null if it is wrong or was used before. The caller must count attempts. */
export async function consumeCode(userId: UserId, code: string): Promise<CodeKind | null> {
  if (code.length > MAX_CODE) return null
  const kind = detectCodeKind(code)
  const isCorrect =
    kind === 'app'
      ? await consumeAppCode(userId, code.replace(/\s/g, ''))
      : await consumeRecoveryCode(userId, code)
  return isCorrect ? kind : null
}

/** Of two concurrent uses, one updates the time step and the other finds it updated. */
async function consumeAppCode(userId: UserId, digits: string): Promise<boolean> {
  const row = await db.twoStep.findUnique({ where: { userId }, select: { secret: true } })
  const secret = row && decrypt(TWO_STEP_ENCRYPTION_PURPOSE, row.secret)
  const step = secret ? findTimeStep(secret, digits) : null
  if (step === null) return false
  const { count } = await db.twoStep.updateMany({
    where: { userId, secret: row!.secret, enabledAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count > 0
}

async function consumeRecoveryCode(userId: UserId, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, hash: hashRecoveryCode(code) } })
  return count > 0
}
