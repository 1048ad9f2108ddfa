import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { TOO_MANY_PREFIX } from '@/lib/auth/sign-in/sign-in'
import { jsonResponse, redirectResponse } from '@/lib/api/responses'
import { readBytes } from '@/lib/api/body'
import { toErrorResponse } from '@/lib/api/errors'
import { getSession, issueSessionCookie } from '@/lib/api/session'
import { authOptions } from '@/lib/auth/next-auth/options'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { getCancelledUrl } from '@/lib/auth/google/google-step'
import { describeSignInError } from '@/lib/auth/rules/messages'
import { appOrigin } from '@/lib/platform/env'
import { AppError, badRequest, notFound, tooMany } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'

/**
 * What of next-auth is in use. The rest is not reachable: `_log` would let anybody write into the log, and updating
 * a session from a browser has no purpose here.
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
 * Hands a request to next-auth, which is set up in lib/auth/next-auth/options.ts. Here is what it has no option for: only known actions, a body of
 * bounded size, and the status of a refusal.
 */
export async function handleNextAuth(request: Request, path: string[]): Promise<Response> {
  const action = `${request.method} ${path.join('/')}`
  if (!ACTIONS.has(action)) throw notFound('page')
  if (path[1] === 'google' && !isGoogleConfigured())
    throw new AppError('not-found', reason('google.not-configured'))
  // next-auth takes its own address from here and nowhere else; on Vercel it uses the host.
  if (!process.env.VERCEL) process.env.NEXTAUTH_URL ??= appOrigin()

  // The person pressed Cancel there. To next-auth that is an error like any other.
  if (action === 'GET callback/google' && new URL(request.url).searchParams.get('error') === 'access_denied')
    return redirectResponse(await getCancelledUrl())
  if (action === 'GET session' || action === 'POST signout') await prepareSession()

  const bounded = await withBoundedBody(request)
  const response: Response = await NextAuth(bounded, { params: { nextauth: path } }, authOptions)
  response.headers.set('Cache-Control', 'private, no-store')
  return action === 'POST callback/credentials' ? setFailureStatus(response) : response
}

/**
 * Reads the session before next-auth does. Where the database is away this throws; next-auth would remove the cookie, or sign out a
 * browser whose session lives on. A cookie of a former name, which next-auth does not look for, is replaced.
 */
async function prepareSession(): Promise<void> {
  const session = await getSession()
  if (session && !session.token.host) await issueSessionCookie(session)
}

/**
 * Gives a refused sign-in the status that next-auth has no way to set: 429, or 503 while the database is away. The address with the error
 * stays in the answer, because next-auth's client reads it from there.
 */
async function setFailureStatus(response: Response): Promise<Response> {
  const url = await findTarget(response)
  const error = (url && new URL(url).searchParams.get('error')) ?? ''
  if (error === 'Unavailable') {
    const { message } = describeSignInError(error)
    return jsonResponse({ message, code: 'database-unreachable', url }, 503, { 'Retry-After': '5' })
  }
  if (!error.startsWith(TOO_MANY_PREFIX)) return response
  const refusal = toErrorResponse(tooMany(Number(error.slice(TOO_MANY_PREFIX.length))))
  const { status, headers } = refusal
  return new Response(JSON.stringify({ ...(await refusal.json()), url }), { status, headers })
}

/** Where next-auth wants the browser: it says so in JSON where that was asked for, else by a redirect. */
async function findTarget(response: Response): Promise<string | null> {
  const location = response.headers.get('location')
  if (location) return location
  const { url }: { url?: string } = await response.clone().json()
  return url ?? null
}

/** The request with its fields in a body of bounded size. Throws 400 for a field that stands there twice. */
async function withBoundedBody(request: Request): Promise<NextRequest> {
  const { url, method, headers: original } = request
  if (method !== 'POST') return new NextRequest(url, { method, headers: original })
  const text = new TextDecoder().decode(await readBytes(request, 100 * 1024, 'body.too-large-form'))
  const entries = original.get('content-type')?.includes('application/json')
    ? jsonEntries(text)
    : [...new URLSearchParams(text)]
  const fields = new URLSearchParams(Object.fromEntries(entries))
  if (fields.size < entries.length) throw badRequest('body.field-twice')
  const headers = new Headers(original)
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
