import 'server-only'
import type { NextAuthOptions, User } from 'next-auth'
import { completeSignIn } from '@/lib/auth/sign-in/complete-sign-in'
import {
  findOrCreateGoogleAccount,
  type GoogleProfile,
  TOO_MANY_PREFIX,
  verifySignIn,
} from '@/lib/auth/sign-in/sign-in'
import { isGoogleConfigured, findSecondStepUrl } from '@/lib/auth/google/google'
import { toSafeReturnPath, getCookiePrefix, SESSION_MAX_AGE } from '@/lib/auth/rules/paths'
import { endSession, renewToken } from '@/lib/auth/sessions/sessions'
import { log } from '@/lib/platform/log'
import CredentialsProvider from 'next-auth/providers/credentials'
import GoogleProvider from 'next-auth/providers/google'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/i18n/errors'

/**
 * Signs in with email address and password, plus a code if two-step sign-in is on, or with a code alone after Google.
 */
const credentialsProvider = CredentialsProvider({
  credentials: { email: {}, password: {}, code: {} },
  async authorize(input) {
    const { email = '', password = '', code = '' } = input ?? {}
    const account = await runSignInCheck(() => verifySignIn({ email, password, code }))
    if (account === 'CredentialsSignin') return null
    // next-auth shows the message of an error as `error` of the sign-in page.
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
    // Tests run the whole flow against their own OpenID server.
    ...(issuer && { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` }),
  })
}

/** Runs a sign-in check. Errors become codes, because their messages must not appear in a page's URL. */
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

/** Cookie options like next-auth's own, but with the `__Host-` prefix where secure. */
const createCookie = (name: string, maxAge?: number) => ({
  name: `${getCookiePrefix()}next-auth.${name}`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: Boolean(getCookiePrefix()), maxAge },
})

/**
 * next-auth configuration (docs/decisions/0017-next-auth.md). The token only names a Session row, which is
 * authoritative (lib/api/session.ts).
 */
export const authOptions = {
  session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE },
  pages: { signIn: '/login', error: '/login', signOut: '/login' },
  // Getters, because a build loads this file without an environment.
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
      // Throwing makes next-auth remove the cookie.
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
      // Any visitor can send an invalid cookie.
      if (code === 'JWT_SESSION_ERROR') log.debug({ code, err }, 'next-auth')
      else log.warn({ code, err }, 'next-auth')
    },
    warn() {},
    debug() {},
  },
} satisfies NextAuthOptions

/** Returns true if the account of a Google identity may sign in, or the URL the browser has to go to first. */
async function signInWithGoogle(user: User, profile: GoogleProfile): Promise<true | string> {
  const account = await runSignInCheck(() => findOrCreateGoogleAccount(profile))
  if (typeof account === 'string') return `/login?error=${account}`
  const secondStep = await runSignInCheck(() => findSecondStepUrl(account.id))
  if (secondStep) return secondStep === 'Unavailable' ? '/login?error=Unavailable' : secondStep
  // next-auth passes this object on to `jwt`.
  user.id = String(account.id)
  return true
}
