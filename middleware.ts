import { getToken, type JWT } from 'next-auth/jwt'
import { NextResponse, type NextRequest } from 'next/server'
import {
  findFormerSessionCookieName,
  isAppPath,
  isAuthPath,
  isCookieNameFor,
  PATH_HEADER,
  findRedirect,
  getSessionCookieName,
} from '@/lib/auth/rules/paths'
import { createContentSecurityPolicy } from '@/lib/platform/http/csp'
import { MAILBOX_COOKIE, mailboxCookie, findMailboxRedirect } from '@/lib/mail/transports/local-mailbox-key'

/**
 * Redirects early according to the session cookie and sets each page's content security policy.
 * Not an access check: every page and route verifies the session row itself.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const isPrivate = isAppPath(pathname) || isAuthPath(pathname) || pathname === '/onboarding'
  const opened = findMailboxRedirect(request.nextUrl, request.headers)
  const target = opened ?? (isPrivate ? findRedirect(request.nextUrl, await readToken(request)) : null)

  const nonce = btoa(crypto.randomUUID())
  const policy = createContentSecurityPolicy(nonce, process.env.NODE_ENV === 'development')
  const response = target
    ? NextResponse.redirect(new URL(target, request.nextUrl))
    : pass(request, nonce, policy)
  response.headers.set('Content-Security-Policy', policy)
  if (opened) response.cookies.set(MAILBOX_COOKIE, process.env.MAILBOX_KEY!, mailboxCookie)
  if (isPrivate || opened) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/**
 * Passes the request on with a nonce. Next.js reads it from the policy in the request headers, the root layout from
 * `x-nonce`.
 */
function pass(request: NextRequest, nonce: string, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set(PATH_HEADER, pathOf(request.nextUrl))
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers } })
}

/** Returns path and query as in the address bar, without the parameter Next.js adds to requests for part of a page. */
function pathOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

async function readToken(request: NextRequest): Promise<JWT | null> {
  // `getToken` would also accept a token from a header; only the cookie counts here.
  const sent = request.cookies.getAll()
  const cookieName = [getSessionCookieName(), findFormerSessionCookieName()].find(
    (one) => one !== null && sent.some(({ name }) => name.startsWith(one)),
  )
  if (!cookieName) return null
  const token = await getToken({ req: request, cookieName, secret: process.env.NEXTAUTH_SECRET })
  return token?.sid && isCookieNameFor(cookieName, token) ? token : null
}

export const config = {
  // The Edge sandbox would cost almost a millisecond per page.
  runtime: 'nodejs',
  // Matches all pages, including paths that don't exist, and prefetches. Excludes the API, scripts and styles, whose
  // policy is in next.config.js.
  matcher: '/((?!api/|_next/static/).*)',
}
