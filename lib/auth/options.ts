import 'server-only'
import type { NextAuthOptions, User } from 'next-auth'
import { beginSession } from '@/lib/actions/sign-in/enter'
import { accountForGoogle, type GoogleProfile } from '@/lib/actions/sign-in/sign-in'
import { isGoogleConfigured } from '@/lib/identity/google'
import { secondStepAddress } from '@/lib/identity/google-ticket'
import { safeReturnPath, secureCookiePrefix, SESSION_MAX_AGE } from '@/lib/identity/rules/paths'
import { endSession, renewToken } from '@/lib/identity/sessions'
import { log } from '@/lib/platform/log'
import { attempt, credentialsProvider, googleProvider } from './providers'

/** A cookie as next-auth has it itself, but for this host alone where it is secure. */
const cookie = (name: string, maxAge?: number) => ({
  name: `${secureCookiePrefix()}next-auth.${name}`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: Boolean(secureCookiePrefix()), maxAge },
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
    return isGoogleConfigured() ? [credentialsProvider, googleProvider()] : [credentialsProvider]
  },
  get useSecureCookies() {
    return Boolean(secureCookiePrefix())
  },
  get cookies() {
    return {
      sessionToken: cookie('session-token'),
      callbackUrl: cookie('callback-url'),
      state: cookie('state', 15 * 60),
      pkceCodeVerifier: cookie('pkce.code_verifier', 15 * 60),
      nonce: cookie('nonce'),
    }
  },
  callbacks: {
    async signIn({ user, account, profile }) {
      return account?.provider === 'google' ? signInWithGoogle(user, profile as GoogleProfile) : true
    },
    async jwt({ token, user }) {
      if (user) return beginSession(Number(user.id))
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
      baseUrl + safeReturnPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url),
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
  const found = await attempt(() => accountForGoogle(profile))
  if (typeof found === 'string') return `/login?error=${found}`
  const secondStep = await attempt(() => secondStepAddress(found.id))
  if (secondStep) return secondStep === 'Unavailable' ? '/login?error=Unavailable' : secondStep
  // next-auth hands this very object on to `jwt`.
  user.id = String(found.id)
  return true
}
