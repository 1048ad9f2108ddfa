import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { hashRecoveryCode } from './recovery-codes'
import { MAX_CODE } from '@/lib/auth/rules/messages'
import { decrypt } from '@/lib/platform/crypto/encryption'
import { findTimeStep } from './totp'

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
