import 'server-only'
import { headers } from 'next/headers'
import { readGoogleTicket } from '@/lib/identity/google-ticket'
import { loginAddress } from '@/lib/identity/rules/messages'
import type { UserId } from '@/lib/kernel/access/actor'
import { beginGuess } from './guessing'
import { checkCredentials, checkGoogleStep, TOO_MANY, type SignInError } from './sign-in'

interface SignIn {
  /** An e-mail address or username. */
  email: string
  password: string
  /** A code of two-step sign-in; alone it is the second step of somebody whom Google let through the first. */
  code: string
}

/** The account that a sign-in opens, or why it does not. Counts it as a guess before anything is checked; throws 429. */
export async function checkSignIn({ email, password, code }: SignIn): Promise<{ id: UserId } | SignInError> {
  const isGoogleStep = !email && !password && code !== ''
  if (!isGoogleStep && (!email || !password)) return 'CredentialsSignin'
  const account = isGoogleStep ? ((await readGoogleTicket())?.email ?? '') : loginAddress(email)
  const guess = await beginGuess(account, await headers())
  const result = isGoogleStep ? await checkGoogleStep(code) : await checkCredentials(email, password, code)
  if (typeof result !== 'string') await guess.right()
  // A right password that a code has to follow was no guess either; what was guessed before it still counts.
  else if (result === 'SecondStepRequired' || result.startsWith(TOO_MANY)) await guess.none()
  return result
}
