import type { JWT } from 'next-auth/jwt'

/** Seconds until an unused session expires; use extends it. */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60

/** Seconds after which a session in use is extended. */
export const SESSION_UPDATE_AGE = 24 * 60 * 60

/** Maximum lifetime of a session in seconds: 90 days. */
export const SESSION_MAX_LIFETIME = 90 * 24 * 60 * 60

/** Redirect target of a session ended elsewhere. Tells the middleware that the cookie proves nothing. */
export const SESSION_ENDED_PATH = '/login?ended=1'

/** Returns `SESSION_ENDED_PATH` with the page to return to. */
export const getSessionEndedPath = (back: string | null | undefined): string => {
  const path = toSafeReturnPath(back)
  return path === '/' ? SESSION_ENDED_PATH : `${SESSION_ENDED_PATH}&callbackUrl=${encodeURIComponent(path)}`
}

/** Request header in which the middleware passes pages their own path. */
export const PATH_HEADER = 'x-path'

/** Page where the deletion of an account can be cancelled. */
export const ACCOUNT_DELETION_PATH = '/account-deletion'

/**
 * Returns the prefix of cookie names over https. With `__Host-` the browser ensures that this very host set the
 * cookie, so another host of the same domain can't plant one (RFC 6265bis, 4.1.3). It requires path `/`; other paths
 * get `__Secure-`.
 */
export function getCookiePrefix(path = '/'): '' | '__Host-' | '__Secure-' {
  const secure = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL)
  if (!secure) return ''
  return path === '/' ? '__Host-' : '__Secure-'
}

const SESSION_COOKIE = 'next-auth.session-token'
export const getSessionCookieName = (): string => `${getCookiePrefix()}${SESSION_COOKIE}`

/** Returns the name of the session cookie before `__Host-` was introduced; null over http. It is no longer written. */
export const findFormerSessionCookieName = (): string | null =>
  getCookiePrefix() ? `__Secure-${SESSION_COOKIE}` : null

/**
 * True if a cookie of this name may hold this token. The former name may only hold tokens issued under it: another
 * host could plant that cookie with a current session. So it works until those tokens expire, and not after that.
 */
export const isCookieNameFor = (name: string, token: Pick<JWT, 'host'>): boolean =>
  name !== findFormerSessionCookieName() || !token.host

/** Returns the page of an invitation, open to everybody who has the link, signed in or not. */
export const getInvitationPath = (token: string): string => `/invitation/${encodeURIComponent(token)}`

/** Returns the sign-in page that leads back to a page afterwards. */
export const getSignInPath = (back: string): string => `/login?callbackUrl=${encodeURIComponent(back)}`

/** Page that lists all businesses of the user. */
export const BUSINESSES_PATH = '/businesses'
/** Opens the dialog for a new business. */
export const NEW_BUSINESS_PATH = `${BUSINESSES_PATH}?new=1`

/** Returns the path of a page in a business, whichever business its reader works in. */
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

/** True for sign-in, sign-up and recovery pages, which are for visitors. */
export const isAuthPath = (path: string): boolean => isUnder(AUTH_PATHS, path)
/** True for pages of the app, which require sign-in and onboarding. */
export const isAppPath = (path: string): boolean => path === '/' || isUnder(APP_PATHS, path)

/**
 * Returns the page of a `getBusinessPath`, from the parts after the id. Anything but a page of the app becomes the
 * dashboard.
 */
export function resolveBusinessPath(
  parts: string[],
  query: Record<string, string | string[] | undefined>,
): string {
  const path = `/${parts.join('/')}`
  if (toSafeReturnPath(path) !== path || !isAppPath(path) || isUnder([BUSINESSES_PATH], path)) return '/'
  const params = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  )
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

/**
 * Returns the path to go to after signing in, normalized as by a browser, or `/` for anything that could leave this
 * origin. Dot segments are resolved first: `/..//host` becomes `//host`, which is another origin.
 */
export function toSafeReturnPath(path: string | null | undefined): string {
  const origin = 'http://localhost'
  if (!path || !/^\/(?!\/)/.test(path) || /[\\\u0000-\u001f]/.test(path) || !URL.canParse(path, origin))
    return '/'
  const url = new URL(path, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Returns the page for a signed-in user who opens a visitor page: the one sign-in would have led to. */
export function getPathAfterSignIn({ pathname, searchParams }: URL): string {
  const back = pathname === '/login' ? toSafeReturnPath(searchParams.get('callbackUrl')) : '/'
  return isAuthPath(back.split(/[?#]/)[0]!) ? '/' : back
}

/**
 * Returns the redirect target of a request, or null. It only saves a round trip: every page and route checks the
 * session itself.
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
