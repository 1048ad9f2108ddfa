import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { hashRecoveryCode } from './recovery-codes'
import { MAX_CODE } from '@/lib/identity/rules/messages'
import { open } from '@/lib/platform/crypto/secret-box'
import { stepOf } from './totp'

/** Names the key that secrets of authenticator apps are sealed with. */
export const SEALED_AS = 'two-step'

/** Where a code came from. */
type CodeKind = 'app' | 'recovery'

/** Whether signing in asks for a second step. */
export async function hasSecondStep(userId: UserId): Promise<boolean> {
  return (await db.twoStep.count({ where: { userId, enabledAt: { not: null } } })) > 0
}

/** The kind of code that an input looks like, correct or not. */
export const kindOf = (code: string): CodeKind =>
  /^\d{6}$/.test(code.replace(/\s/g, '')) ? 'app' : 'recovery'

/** Uses a code up and answers what it was; null when it is wrong or was used before. The caller counts the attempts. */
export async function takeCode(userId: UserId, code: string): Promise<CodeKind | null> {
  if (code.length > MAX_CODE) return null
  const kind = kindOf(code)
  const isRight =
    kind === 'app' ? await takeAppCode(userId, code.replace(/\s/g, '')) : await takeRecoveryCode(userId, code)
  return isRight ? kind : null
}

/** Of two uses at the same moment, one statement moves the step on and the other finds it moved. */
async function takeAppCode(userId: UserId, digits: string): Promise<boolean> {
  const row = await db.twoStep.findUnique({ where: { userId }, select: { secret: true } })
  const secret = row && open(SEALED_AS, row.secret)
  const step = secret ? stepOf(secret, digits) : null
  if (step === null) return false
  const { count } = await db.twoStep.updateMany({
    where: { userId, secret: row!.secret, enabledAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count > 0
}

async function takeRecoveryCode(userId: UserId, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, hash: hashRecoveryCode(code) } })
  return count > 0
}
