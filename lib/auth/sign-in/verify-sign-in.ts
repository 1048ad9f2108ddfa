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
  /** Two-step code. Alone it is the second step after Google. */
  code: string
}

/**
 * Returns the account of a sign-in, or the reason it failed. Counts the attempt before anything is checked; throws
 * 429.
 */
export async function verifySignIn({
  email,
  password,
  code,
}: SignInInput): Promise<{ id: UserId } | SignInError> {
  const isGoogleStep = !email && !password && code !== ''
  if (!isGoogleStep && (!email || !password)) return 'CredentialsSignin'
  const account = isGoogleStep ? ((await findGoogleStep())?.email ?? '') : toLoginEmail(email)
  const attempt = await registerAttempt(account, await headers())
  const result = isGoogleStep ? await checkGoogleStep(code) : await checkCredentials(email, password, code)
  if (typeof result !== 'string') await attempt.succeed()
  // A correct password without its code was no guess either; earlier guesses still count.
  else if (result === 'SecondStepRequired' || result.startsWith(TOO_MANY_PREFIX)) await attempt.refund()
  return result
}
