import 'server-only'
import type { NextAuthOptions, User } from 'next-auth'
import { completeSignIn } from '@/lib/auth/sign-in/complete-sign-in'
import { findOrCreateGoogleAccount, type GoogleProfile, TOO_MANY_PREFIX } from '@/lib/auth/sign-in/sign-in'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { findSecondStepUrl } from '@/lib/auth/google/google-step'
import { toSafeReturnPath, getCookiePrefix, SESSION_MAX_AGE } from '@/lib/auth/rules/paths'
import { endSession, renewToken } from '@/lib/auth/sessions/sessions'
import { log } from '@/lib/platform/log'
import CredentialsProvider from 'next-auth/providers/credentials'
import GoogleProvider from 'next-auth/providers/google'
import { verifySignIn } from '@/lib/auth/sign-in/verify-sign-in'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/i18n/errors'

/** Signs in with an e-mail address and a password, with a code where the account has two-step sign-in, or with a code alone after Google. */
const credentialsProvider = CredentialsProvider({
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

function createGoogleProvider() {
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
async function runSignInCheck<T>(
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

/** A cookie as next-auth has it itself, but for this host alone where it is secure. */
const createCookie = (name: string, maxAge?: number) => ({
  name: `${getCookiePrefix()}next-auth.${name}`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: Boolean(getCookiePrefix()), maxAge },
})

/**
 * next-auth as this product uses it (docs/decisions/0017-next-auth.md). The token only names a Session row; the row decides
 * (lib/api/session.ts).
 */
export const authOptions = {
  session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE },
  pages: { signIn: '/login', error: '/login', signOut: '/login' },
  // Getters, because a build loads this file and has no environment.
  get providers() {
    return isGoogleConfigured() ? [credentialsProvider, createGoogleProvider()] : [credentialsProvider]
  },
  get useSecureCookies() {
    return Boolean(getCookiePrefix())
  },
  get cookies() {
    return {
      sessionToken: createCookie('session-token'),
      callbackUrl: createCookie('callback-url'),
      state: createCookie('state', 15 * 60),
      pkceCodeVerifier: createCookie('pkce.code_verifier', 15 * 60),
      nonce: createCookie('nonce'),
    }
  },
  callbacks: {
    async signIn({ user, account, profile }) {
      return account?.provider === 'google' ? signInWithGoogle(user, profile as GoogleProfile) : true
    },
    async jwt({ token, user }) {
      if (user) return completeSignIn(Number(user.id))
      const renewed = await renewToken(token)
      // next-auth then removes the cookie.
      if (!renewed) throw new Error('The session is over')
      return renewed
    },
    session: ({ session, token }) => ({
      expires: session.expires,
      user: { id: token.sub, name: token.name, email: token.email },
    }),
    redirect: ({ url, baseUrl }) =>
      baseUrl + toSafeReturnPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url),
  },
  events: {
    async signOut({ token }) {
      if (token?.sid) await endSession(token.sid)
    },
  },
  logger: {
    error(code, data) {
      const err = data instanceof Error ? data : data.error
      // Any visitor can send a cookie that is none.
      if (code === 'JWT_SESSION_ERROR') log.debug({ code, err }, 'next-auth')
      else log.warn({ code, err }, 'next-auth')
    },
    warn() {},
    debug() {},
  },
} satisfies NextAuthOptions

/** Whether the account of a Google identity may enter, or where the browser has to go first. */
async function signInWithGoogle(user: User, profile: GoogleProfile): Promise<true | string> {
  const found = await runSignInCheck(() => findOrCreateGoogleAccount(profile))
  if (typeof found === 'string') return `/login?error=${found}`
  const secondStep = await runSignInCheck(() => findSecondStepUrl(found.id))
  if (secondStep) return secondStep === 'Unavailable' ? '/login?error=Unavailable' : secondStep
  // next-auth hands this very object on to `jwt`.
  user.id = String(found.id)
  return true
}
