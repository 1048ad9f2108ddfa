import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { TOO_MANY_PREFIX } from '@/lib/auth/sign-in/sign-in'
import { redirectResponse } from '@/lib/api/responses'
import { readBytes } from '@/lib/api/body'
import { toErrorResponse, toOutageResponse } from '@/lib/api/errors'
import { getSession, issueSessionCookie } from '@/lib/api/session'
import { authOptions } from '@/lib/auth/next-auth/options'
import { isGoogleConfigured, getCancelledUrl } from '@/lib/auth/google/google'
import { getAppOrigin } from '@/lib/platform/env'
import { AppError, badRequest, notFound, tooMany } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'

/**
 * The next-auth actions in use. The rest is unreachable: `_log` would let anybody write to the log, and updating a
 * session from a browser has no purpose here.
 */
const ACTIONS = new Set([
  'GET csrf',
  'GET providers',
  'GET session',
  'GET signin',
  'GET signout',
  'GET error',
  'GET callback/google',
  'POST signin/google',
  'POST callback/credentials',
  'POST signout',
])

/**
 * Passes a request to next-auth (options: lib/auth/next-auth/options.ts) and adds what it has no option for: an
 * allowlist of actions, a limited body, and the status of a failed sign-in.
 */
export async function handleNextAuth(request: Request, path: string[]): Promise<Response> {
  const action = `${request.method} ${path.join('/')}`
  if (!ACTIONS.has(action)) throw notFound('page')
  if (path[1] === 'google' && !isGoogleConfigured())
    throw new AppError('not-found', reason('google.not-configured'))
  // next-auth reads its own URL only from this variable; on Vercel it uses the host.
  if (!process.env.VERCEL) process.env.NEXTAUTH_URL ??= getAppOrigin()

  // The user cancelled at Google, which next-auth can't tell from an error.
  if (action === 'GET callback/google' && new URL(request.url).searchParams.get('error') === 'access_denied')
    return redirectResponse(await getCancelledUrl())
  if (action === 'GET session' || action === 'POST signout') await prepareSession()

  const limitedRequest = await withBoundedBody(request)
  const response: Response = await NextAuth(limitedRequest, { params: { nextauth: path } }, authOptions)
  response.headers.set('Cache-Control', 'private, no-store')
  return action === 'POST callback/credentials' ? setFailureStatus(response) : response
}

/**
 * Reads the session before next-auth does, so that this throws while the database is down; next-auth would remove the
 * cookie, or sign out a browser whose session still exists. Replaces a cookie with a former name, which next-auth
 * doesn't read.
 */
async function prepareSession(): Promise<void> {
  const session = await getSession()
  if (session && !session.token.host) await issueSessionCookie(session)
}

/**
 * Sets the status of a failed sign-in, which next-auth can't: 429, or 503 while the database is down. The body keeps
 * the URL with the error, because next-auth's client reads it there.
 */
async function setFailureStatus(response: Response): Promise<Response> {
  const url = await findTarget(response)
  const error = (url && new URL(url).searchParams.get('error')) ?? ''
  if (error === 'Unavailable') return withUrl(toOutageResponse(), url)
  if (!error.startsWith(TOO_MANY_PREFIX)) return response
  return withUrl(toErrorResponse(tooMany(Number(error.slice(TOO_MANY_PREFIX.length)))), url)
}

async function withUrl(response: Response, url: string | null): Promise<Response> {
  const { status, headers } = response
  return new Response(JSON.stringify({ ...(await response.json()), url }), { status, headers })
}

/** Returns the URL that next-auth redirects to: from JSON if that was requested, else from the Location header. */
async function findTarget(response: Response): Promise<string | null> {
  const location = response.headers.get('location')
  if (location) return location
  const { url }: { url?: string } = await response.clone().json()
  return url ?? null
}

/** Copies the request with its fields in a body of limited size. Throws 400 for a repeated field. */
async function withBoundedBody(request: Request): Promise<NextRequest> {
  const { url, method, headers: originalHeaders } = request
  if (method !== 'POST') return new NextRequest(url, { method, headers: originalHeaders })
  const text = new TextDecoder().decode(await readBytes(request, 100 * 1024, 'body.too-large-form'))
  const entries = originalHeaders.get('content-type')?.includes('application/json')
    ? jsonEntries(text)
    : [...new URLSearchParams(text)]
  const fields = new URLSearchParams(Object.fromEntries(entries))
  if (fields.size < entries.length) throw badRequest('body.field-twice')
  const headers = new Headers(originalHeaders)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  headers.delete('content-length')
  return new NextRequest(url, { method, headers, body: fields.toString() })
}

function jsonEntries(text: string): [string, string][] {
  try {
    const body = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>
    return Object.entries(body)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [name, String(value)])
  } catch {
    throw badRequest('body.not-json')
  }
}
