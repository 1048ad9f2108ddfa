import 'server-only'
import CredentialsProvider from 'next-auth/providers/credentials'
import GoogleProvider from 'next-auth/providers/google'
import { verifySignIn } from '@/lib/auth/sign-in/verify-sign-in'
import { TOO_MANY_PREFIX } from '@/lib/auth/sign-in/sign-in'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { AppError } from '@/lib/i18n/errors'

/** Signs in with an e-mail address and a password, with a code where the account has two-step sign-in, or with a code alone after Google. */
export const credentialsProvider = CredentialsProvider({
  credentials: { email: {}, password: {}, code: {} },
  async authorize(input) {
    const { email = '', password = '', code = '' } = input ?? {}
    const account = await runSignInCheck(() => verifySignIn({ email, password, code }))
    if (account === 'CredentialsSignin') return null
    // The message of what is thrown becomes the `error` of the sign-in page.
    if (typeof account === 'string') throw new Error(account)
    return { id: String(account.id) }
  },
})

export function createGoogleProvider() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env()
  const issuer = GOOGLE_ISSUER?.replace(/\/$/, '')
  return GoogleProvider({
    clientId: GOOGLE_CLIENT_ID!,
    clientSecret: GOOGLE_CLIENT_SECRET!,
    httpOptions: { timeout: 10_000 },
    // Tests run the whole flow against an OpenID server of their own.
    ...(issuer && { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` }),
  })
}

/** Runs a check of a sign-in. An error becomes a code, because its own message must not reach the address of a page. */
export async function runSignInCheck<T>(
  work: () => Promise<T>,
): Promise<T | 'Unavailable' | `${typeof TOO_MANY_PREFIX}${number}`> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too-many')
      return `${TOO_MANY_PREFIX}${error.retryAfter ?? 0}`
    log.error({ err: error }, 'sign-in failed')
    return 'Unavailable'
  }
}
