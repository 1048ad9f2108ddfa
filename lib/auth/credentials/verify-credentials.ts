import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import { consumeAttempt, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import { isPasswordCorrect } from './password'
import { consumeCode } from './second-step'

/** Throws 422 at `field` if the password is wrong, 429 after too many guesses. */
export async function verifyPassword(userId: UserId, password: string, field: string): Promise<void> {
  await consumeAttempt('password:account', String(userId))
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (!(await isPasswordCorrect(passwordHash, password))) throw invalid('password.current-wrong', field)
  await resetAttempts('password:account', String(userId))
}

/** Uses up a two-step code. Throws 422 if it is wrong or was used before, 429 after too many guesses. */
export async function verifyCode({ id }: { id: UserId }, code: string): Promise<void> {
  // Separate from the limit of sign-in: somebody who only knows the password can't use it up.
  await consumeAttempt('two-step:session', String(id))
  if (!(await consumeCode(id, code))) throw createWrongCodeError()
  await resetAttempts('two-step:session', String(id))
}

export const createWrongCodeError = () => invalid('code.wrong', 'code')
