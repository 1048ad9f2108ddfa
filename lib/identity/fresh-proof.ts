import 'server-only'
import { differenceInMinutes } from 'date-fns'
import type { UserId } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { AppError, conflict, forbidden, invalid } from '@/lib/words/errors'
import { PROOF_FIELD } from '@/lib/platform/http/proof'
import { confirmMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'
import { countAttempt } from '@/lib/platform/limits/limits'
import { proveCode, provePassword } from './proof'
import type { TwoStepProof } from '@/lib/identity/rules/schema'
import { hasSecondStep } from './second-step'
import { renewProof, type SignedIn } from './sessions'
import { consumeToken, createCode, codeSecret } from './tokens'

/** Minutes that a proof of who somebody is lasts; signing in is one. */
const PROOF_MINUTES = 10

/** A session with the time of its user's last proof of identity. */
export type Proven = Pick<SignedIn, 'provenAt'>

/**
 * Guards what decides where money goes, or who gets in: throws 403, with an error at `proof`, unless the user has shown who they
 * are within the last minutes. Whoever only holds the session gets no further (OWASP ASVS 7.5.1).
 */
export function requireProof({ provenAt }: Proven): void {
  if (differenceInMinutes(new Date(), provenAt) < PROOF_MINUTES) return
  throw forbidden('proof.needed', PROOF_FIELD)
}

/** How somebody can show who they are. */
interface ProofWays {
  /** By the account's password. */
  password: boolean
  /** By a code of the second step. */
  code: boolean
  /** By a code that is mailed, where there is neither. */
  mail: boolean
}

export async function proofWays(userId: UserId): Promise<ProofWays> {
  const [withPassword, code] = await Promise.all([
    db.user.count({ where: { id: userId, passwordHash: { not: null } } }),
    hasSecondStep(userId),
  ])
  const password = withPassword > 0
  return { password, code, mail: !password && !code }
}

/** A mail with a code, for whoever has no other way. Throws 409 where there is one, 429 after too many. */
export async function mailCode({ user }: Pick<SignedIn, 'user'>): Promise<Mail> {
  if (!(await proofWays(user.id)).mail) throw conflict('proof.other-ways')
  await countAttempt('confirm-mail:account', String(user.id))
  const code = await createCode(user.id, PROOF_MINUTES)
  const values = { to: user.email, name: user.fullName, link: `${appOrigin()}/profile` }
  return confirmMail(values, code, PROOF_MINUTES)
}

/** Takes a proof for this session. Throws 422 when it is wrong, 429 after too many guesses. */
export async function prove(
  { user, sessionId }: Omit<SignedIn, 'provenAt'>,
  { password, code }: TwoStepProof,
): Promise<void> {
  const { mail } = await proofWays(user.id)
  if (password) await provePassword(user.id, password, 'password')
  else if (mail) await proveMailed(user.id, code ?? '')
  else await proveCode(user, code ?? '')
  await renewProof(sessionId, user.id)
}

async function proveMailed(userId: UserId, code: string): Promise<void> {
  await countAttempt('password:account', String(userId))
  const secret = codeSecret(userId, code.replace(/\s/g, ''))
  await db
    .$transaction((tx) => consumeToken(secret, 'CONFIRM_IDENTITY', tx))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw invalid('code.mailed-wrong', 'code')
    })
}
