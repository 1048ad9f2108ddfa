import 'server-only'
import { headers } from 'next/headers'
import { findGoogleStep } from '@/lib/auth/google/google-step'
import { toLoginEmail } from '@/lib/auth/rules/messages'
import type { UserId } from '@/lib/core/access/actor'
import { registerAttempt } from './brute-force'
import { checkCredentials, checkGoogleStep, TOO_MANY_PREFIX, type SignInError } from './sign-in'

interface SignInInput {
  /** An e-mail address or username. */
  email: string
  password: string
  /** A code of two-step sign-in; alone it is the second step of somebody whom Google let through the first. */
  code: string
}

/** The account that a sign-in opens, or why it does not. Counts it as a guess before anything is checked; throws 429. */
export async function verifySignIn({
  email,
  password,
  code,
}: SignInInput): Promise<{ id: UserId } | SignInError> {
  const isGoogleStep = !email && !password && code !== ''
  if (!isGoogleStep && (!email || !password)) return 'CredentialsSignin'
  const account = isGoogleStep ? ((await findGoogleStep())?.email ?? '') : toLoginEmail(email)
  const guess = await registerAttempt(account, await headers())
  const result = isGoogleStep ? await checkGoogleStep(code) : await checkCredentials(email, password, code)
  if (typeof result !== 'string') await guess.succeed()
  // A right password that a code has to follow was no guess either; what was guessed before it still counts.
  else if (result === 'SecondStepRequired' || result.startsWith(TOO_MANY_PREFIX)) await guess.refund()
  return result
}
