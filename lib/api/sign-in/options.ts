import 'server-only'
import type { UserId } from '@/lib/kernel/access/actor'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import GoogleProvider from 'next-auth/providers/google'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { beginSession } from '@/lib/actions/sign-in/enter'
import { isGoogleConfigured } from '@/lib/identity/google'
import { secondStepAddress } from '@/lib/identity/google-ticket'
import {
  safeReturnPath,
  secureCookiePrefix,
  SESSION_MAX_AGE,
  type SessionClaims,
} from '@/lib/identity/rules/paths'
import { endSession, isLive } from '@/lib/identity/sessions'
import {
  accountForGoogle,
  checkCredentials,
  checkGoogleStep,
  type GoogleProfile,
} from '@/lib/actions/sign-in/sign-in'

const credentials = CredentialsProvider({
  credentials: { email: {}, password: {}, code: {} },
  async authorize(input) {
    const { email, password, code = '' } = input ?? {}
    // A code alone is the second step of somebody whom Google let through the first.
    const isGoogleStep = !email && !password && Boolean(code)
    if (!isGoogleStep && (!email || !password)) return null
    const account = await attempt(() =>
      isGoogleStep ? checkGoogleStep(code) : checkCredentials(email!, password!, code),
    )
    if (account === 'CredentialsSignin') return null
    // What is thrown here becomes the `error` of the sign-in page.
    if (typeof account === 'string') throw new Error(account)
    return { id: String(account.id) }
  },
})

function google() {
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

/** Runs a look-up whose own errors must never reach a page's address. */
async function attempt<T>(work: () => Promise<T>): Promise<T | 'Unavailable'> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, 'sign-in failed')
    return 'Unavailable'
  }
}

/** A cookie of next-auth as it has it itself, but for this host alone. */
const cookie = (name: string, maxAge?: number) => ({
  name: `${secureCookiePrefix()}next-auth.${name}`,
  options: {
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: Boolean(secureCookiePrefix()),
    ...(maxAge !== undefined && { maxAge }),
  },
})

/** next-auth as this product uses it. The JWT only names a session row; the row decides (lib/api/session.ts). */
export const authOptions = (): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE },
  useSecureCookies: Boolean(secureCookiePrefix()),
  cookies: {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    state: cookie('state', 15 * 60),
    pkceCodeVerifier: cookie('pkce.code_verifier', 15 * 60),
    nonce: cookie('nonce'),
  },
  pages: { signIn: '/login', error: '/login', signOut: '/login' },
  providers: isGoogleConfigured() ? [credentials, google()] : [credentials],
  logger: {
    error: (code, data) => log.warn({ code, err: data instanceof Error ? data : data.error }, 'next-auth'),
    warn: () => {},
    debug: () => {},
  },
  callbacks: {
    async signIn({ user, account, profile }) {
      if (account?.provider !== 'google') return true
      const found = await attempt(() => accountForGoogle(profile as GoogleProfile))
      if (typeof found === 'string') return `/login?error=${found}`
      const secondStep = await attempt(() => secondStepAddress(found.id))
      if (secondStep) return secondStep === 'Unavailable' ? '/login?error=Unavailable' : secondStep
      // next-auth hands this very object on to `jwt`.
      user.id = String(found.id)
      return true
    },
    async jwt({ token, user }) {
      if (user) return { ...(await beginSession(Number(user.id) as UserId)), host: true }
      const { sid, sub, onboarded, email, name } = token as unknown as SessionClaims
      if (!sid || !(await isLive({ sid, sub }))) throw new Error('The session is over')
      return { sid, sub, onboarded, email, name, host: true }
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
      const { sid } = (token ?? {}) as Partial<SessionClaims>
      if (sid) await endSession(sid)
    },
  },
})
