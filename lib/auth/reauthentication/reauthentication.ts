import 'server-only'
import { differenceInMinutes } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { AppError, conflict, forbidden, invalid } from '@/lib/i18n/errors'
import { REAUTHENTICATION_FIELD } from '@/lib/platform/http/api-call'
import { createIdentityCodeMail } from '@/lib/mail/templates/security-mails'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { verifyCode, verifyPassword } from '@/lib/auth/credentials/verify-credentials'
import type { TwoStepProof } from '@/lib/auth/rules/schema'
import { hasSecondStep } from '@/lib/auth/credentials/second-step'
import { renewReauthentication, type SessionIdentity } from '@/lib/auth/sessions/sessions'
import { consumeToken, createMailedCode, formatCodeSecret } from '@/lib/auth/credentials/tokens'

/** Minutes a reauthentication is valid; signing in counts as one. */
const REAUTHENTICATION_MINUTES = 10

/** Session with the time of its last reauthentication. */
export type RecentlyAuthenticated = Pick<SessionIdentity, 'reauthenticatedAt'>

/**
 * Guards changes that decide where money goes or who has access. Throws 403, with an error at `proof`, unless the
 * user has reauthenticated within the last minutes. A stolen session is not enough (OWASP ASVS 7.5.1).
 */
export function assertReauthenticated({ reauthenticatedAt }: RecentlyAuthenticated): void {
  if (differenceInMinutes(new Date(), reauthenticatedAt) < REAUTHENTICATION_MINUTES) return
  throw forbidden('proof.needed', REAUTHENTICATION_FIELD)
}

/** Methods a user can reauthenticate with. */
interface ReauthenticationMethods {
  /** The account's password. */
  password: boolean
  /** A two-step code. */
  code: boolean
  /** An emailed code, if there is neither. */
  mail: boolean
}

export async function getReauthenticationMethods(userId: UserId): Promise<ReauthenticationMethods> {
  const [passwordCount, hasCode] = await Promise.all([
    db.user.count({ where: { id: userId, passwordHash: { not: null } } }),
    hasSecondStep(userId),
  ])
  const hasPassword = passwordCount > 0
  return { password: hasPassword, code: hasCode, mail: !hasPassword && !hasCode }
}

/**
 * Creates the email with a code, for a user without another method. Throws 409 if there is one, 429 after too many.
 */
export async function createCodeMail({ user }: Pick<SessionIdentity, 'user'>): Promise<AccountMail> {
  if (!(await getReauthenticationMethods(user.id)).mail) throw conflict('proof.other-ways')
  await consumeAttempt('confirm-mail:account', String(user.id))
  const code = await createMailedCode(user.id, REAUTHENTICATION_MINUTES)
  const values = { to: user.email, name: user.fullName, link: `${getAppOrigin()}/profile` }
  return createIdentityCodeMail(values, code, REAUTHENTICATION_MINUTES)
}

/**
 * Verifies a proof and renews the session's reauthentication. Throws 422 if it is wrong, 429 after too many guesses.
 */
export async function reauthenticate(
  { user, sessionId }: Omit<SessionIdentity, 'reauthenticatedAt'>,
  { password, code }: TwoStepProof,
): Promise<void> {
  const { mail: needsMailedCode } = await getReauthenticationMethods(user.id)
  if (password) await verifyPassword(user.id, password, 'password')
  else if (needsMailedCode) await verifyMailedCode(user.id, code ?? '')
  else await verifyCode(user, code ?? '')
  await renewReauthentication(sessionId, user.id)
}

async function verifyMailedCode(userId: UserId, code: string): Promise<void> {
  await consumeAttempt('password:account', String(userId))
  const secret = formatCodeSecret(userId, code.replace(/\s/g, ''))
  await db
    .$transaction((tx) => consumeToken(secret, 'CONFIRM_IDENTITY', tx))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw invalid('code.mailed-wrong', 'code')
    })
}
