/** What the session cookie says. `sid` names a Session row, which alone decides whether it is still good. */
export interface SessionClaims {
  sub: string
  sid: string
  onboarded: boolean
  email?: string | null
  name?: string | null
  /** Seconds since the epoch. */
  exp?: number
}

/** Seconds a session lives without being used; it is renewed while it is. */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60

/** Where a session that was ended elsewhere lands; tells the middleware that the cookie proves nothing. */
export const SESSION_ENDED_PATH = '/login?ended=1'

/** Where the owner of an account that will be deleted can keep it. */
export const LEAVING_PATH = '/account-deletion'

/** next-auth's own rule: `__Secure-` whenever the product is served over https, else nothing. */
export function secureCookiePrefix(): string {
  const secure = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL)
  return secure ? '__Secure-' : ''
}

export const sessionCookieName = (): string => `${secureCookiePrefix()}next-auth.session-token`

const AUTH_PATHS = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']
const APP_PATHS = ['/invoices', '/clients', '/settings', '/calendar', '/profile', LEAVING_PATH]

const under = (paths: string[], path: string) =>
  paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Sign-in, sign-up and recovery: for visitors. */
export const isAuthPath = (path: string): boolean => under(AUTH_PATHS, path)
/** Screens of the app: signed in and onboarded. */
export const isAppPath = (path: string): boolean => path === '/' || under(APP_PATHS, path)

/** Whether a path to come back to after signing in stays on this origin. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f]/.test(path)) return '/'
  return path
}

/**
 * Where the middleware sends a request, or null to let it pass. It only spares a round trip: every page and
 * route checks the session itself.
 */
export function redirectFor(url: URL, claims: Pick<SessionClaims, 'onboarded'> | null): string | null {
  const { pathname, searchParams } = url
  if (isAppPath(pathname) || pathname === '/onboarding') {
    if (!claims) {
      const back = pathname + url.search
      return pathname === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(back)}`
    }
    if (pathname !== '/onboarding' && !claims.onboarded) return '/onboarding'
  }
  if (isAuthPath(pathname) && claims?.onboarded && !searchParams.has('ended')) return '/'
  return null
}
