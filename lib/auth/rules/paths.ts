import type { JWT } from 'next-auth/jwt'

/** Seconds a session lives without being used; it is renewed while it is. */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60

/** Seconds after which a session that is used is renewed, long before it runs out. */
export const SESSION_UPDATE_AGE = 24 * 60 * 60

/** Seconds after which a session ends however much it is used: 90 days. */
export const SESSION_MAX_LIFETIME = 90 * 24 * 60 * 60

/** Where a session that was ended elsewhere lands; tells the middleware that the cookie proves nothing. */
export const SESSION_ENDED_PATH = '/login?ended=1'

/** The same, with the way back to where somebody was. */
export const getSessionEndedPath = (back: string | null | undefined): string => {
  const path = toSafeReturnPath(back)
  return path === '/' ? SESSION_ENDED_PATH : `${SESSION_ENDED_PATH}&callbackUrl=${encodeURIComponent(path)}`
}

/** The request header in which the middleware tells pages their own address. */
export const PATH_HEADER = 'x-path'

/** Where the owner of an account that will be deleted can keep it. */
export const ACCOUNT_DELETION_PATH = '/account-deletion'

/**
 * What a cookie's name begins with where the product is served over https. `__Host-` holds a browser to it that this very host
 * set the cookie: a neighbour under the same domain can't plant one (RFC 6265bis, 4.1.3). It is for the whole site; a cookie for
 * a part of it can only be `__Secure-`.
 */
export function getCookiePrefix(path = '/'): '' | '__Host-' | '__Secure-' {
  const secure = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL)
  if (!secure) return ''
  return path === '/' ? '__Host-' : '__Secure-'
}

const SESSION_COOKIE = 'next-auth.session-token'
export const getSessionCookieName = (): string => `${getCookiePrefix()}${SESSION_COOKIE}`

/** Its name over https before it began with `__Host-`; null over http. Nothing is written under it any more. */
export const findFormerSessionCookieName = (): string | null =>
  getCookiePrefix() ? `__Secure-${SESSION_COOKIE}` : null

/**
 * Whether a cookie of this name may hold this token. Under the former name only those from then: a neighbour could plant that
 * cookie with a session of today. So it is good for as long as it was issued for, and for nobody after that.
 */
export const isCookieNameFor = (name: string, token: Pick<JWT, 'host'>): boolean =>
  name !== findFormerSessionCookieName() || !token.host

/** Where an invitation is opened; its secret follows. It is for everybody who has the link, signed in or not. */
export const getInvitationPath = (token: string): string => `/invitation/${encodeURIComponent(token)}`

/** The way to sign-in and back to a page. */
export const getSignInPath = (back: string): string => `/login?callbackUrl=${encodeURIComponent(back)}`

/** Where somebody finds all the businesses that they belong to. */
export const BUSINESSES_PATH = '/businesses'

/** A page of the app in one business, whichever its reader works in: its own path follows. */
export const getBusinessPath = (id: number, path: string): string => `${BUSINESSES_PATH}/${id}${path}`

const AUTH_PATHS = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']
const APP_PATHS = [
  '/invoices',
  '/clients',
  '/settings',
  '/calendar',
  '/profile',
  BUSINESSES_PATH,
  ACCOUNT_DELETION_PATH,
]

const isUnder = (paths: string[], path: string) =>
  paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Sign-in, sign-up and recovery: for visitors. */
export const isAuthPath = (path: string): boolean => isUnder(AUTH_PATHS, path)
/** Screens of the app: signed in and onboarded. */
export const isAppPath = (path: string): boolean => path === '/' || isUnder(APP_PATHS, path)

/** The page that `getBusinessPath` names, by the parts that follow the id. Anything but a page of the app is the dashboard. */
export function resolveBusinessPath(
  parts: string[],
  query: Record<string, string | string[] | undefined>,
): string {
  const path = `/${parts.join('/')}`
  if (toSafeReturnPath(path) !== path || !isAppPath(path) || isUnder([BUSINESSES_PATH], path)) return '/'
  const all = Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]))
  return all.length > 0 ? `${path}?${new URLSearchParams(all)}` : path
}

/**
 * Returns the path to go back to after signing in, as a browser would open it, or `/` for anything that could leave this origin.
 * Dots are resolved first: `/..//host` is `//host` to a parser, which is another origin.
 */
export function toSafeReturnPath(path: string | null | undefined): string {
  const origin = 'http://localhost'
  if (!path || !/^\/(?!\/)/.test(path) || /[\\\u0000-\u001f]/.test(path) || !URL.canParse(path, origin))
    return '/'
  const url = new URL(path, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Where somebody who is signed in already belongs who opens a page for visitors: where they wanted to go from sign-in. */
export function getPathAfterSignIn({ pathname, searchParams }: URL): string {
  const back = pathname === '/login' ? toSafeReturnPath(searchParams.get('callbackUrl')) : '/'
  return isAuthPath(back.split(/[?#]/)[0]!) ? '/' : back
}

/**
 * Where the middleware sends a request, or null to let it pass. It only spares a round trip: every page and
 * route checks the session itself.
 */
export function findRedirect(url: URL, token: Pick<JWT, 'onboarded'> | null): string | null {
  const { pathname, searchParams } = url
  if (isAppPath(pathname) || pathname === '/onboarding') {
    if (!token) {
      const back = pathname + url.search
      return pathname === '/' ? '/login' : getSignInPath(back)
    }
    if (pathname !== '/onboarding' && !token.onboarded) return '/onboarding'
  }
  if (isAuthPath(pathname) && token?.onboarded && !searchParams.has('ended')) return getPathAfterSignIn(url)
  return null
}
