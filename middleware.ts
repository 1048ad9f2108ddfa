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
import { contentSecurityPolicy } from '@/lib/platform/http/csp'
import { MAILBOX_COOKIE, mailboxCookie, findMailboxRedirect } from '@/lib/mail/transports/local-mailbox-key'

/**
 * Spares people a round trip: redirects by what the cookie claims, and gives every page its content security policy.
 * No lock: every page and route checks the session row itself.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const isPrivate = isAppPath(pathname) || isAuthPath(pathname) || pathname === '/onboarding'
  const opened = findMailboxRedirect(request.nextUrl, request.headers)
  const target = opened ?? (isPrivate ? findRedirect(request.nextUrl, await readToken(request)) : null)

  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development')
  const response = target
    ? NextResponse.redirect(new URL(target, request.nextUrl))
    : pass(request, nonce, policy)
  response.headers.set('Content-Security-Policy', policy)
  if (opened) response.cookies.set(MAILBOX_COOKIE, process.env.MAILBOX_KEY!, mailboxCookie)
  if (isPrivate || opened) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Next.js takes the nonce for its own scripts from the request's policy; the root layout reads `x-nonce`. */
function pass(request: NextRequest, nonce: string, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set(PATH_HEADER, pathOf(request.nextUrl))
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers } })
}

/** As the address bar shows it: Next.js adds a parameter where it asks for a part of a page. */
function pathOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_rsc')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

async function readToken(request: NextRequest): Promise<JWT | null> {
  // `getToken` would also take the token from a header; only the cookie counts here.
  const sent = request.cookies.getAll()
  const cookieName = [getSessionCookieName(), findFormerSessionCookieName()].find(
    (one) => one !== null && sent.some(({ name }) => name.startsWith(one)),
  )
  if (!cookieName) return null
  const token = await getToken({ req: request, cookieName, secret: process.env.NEXTAUTH_SECRET })
  return token?.sid && isCookieNameFor(cookieName, token) ? token : null
}

export const config = {
  // In the server's own process: the sandbox it would run in otherwise costs most of a millisecond a page.
  runtime: 'nodejs',
  // Every page, and every address that turns out to be none. Not the API and not scripts and styles, which have a policy
  // of their own in next.config.js. Prefetches get the same checks.
  matcher: '/((?!api/|_next/static/).*)',
}
