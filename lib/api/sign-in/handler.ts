import 'server-only'
import { fromUnixTime } from 'date-fns'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { appOrigin } from '@/lib/platform/env'
import { AppError, badRequest, notFound, tooMany } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { json, redirectTo } from '@/lib/api/answers'
import { readBytes } from '@/lib/api/body'
import { isGoogleConfigured } from '@/lib/identity/google'
import { cancelledAddress, readGoogleTicket } from '@/lib/identity/google-ticket'
import { beginGuess } from '@/lib/actions/sign-in/guessing'
import { authOptions } from './options'
import { sessionCookieName } from '@/lib/identity/rules/paths'
import { loginAddress } from '@/lib/identity/rules/messages'
import { getSession } from '@/lib/api/session'
import { TOO_MANY } from '@/lib/actions/sign-in/sign-in'

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

/** Hands a request to next-auth: only known actions, a body of bounded size, sign-ins counted. */
export async function handleNextAuth(request: Request, path: string[]): Promise<Response> {
  const action = `${request.method} ${path.join('/')}`
  if (!ACTIONS.has(action)) throw notFound('page')
  if (path[1] === 'google' && !isGoogleConfigured())
    throw new AppError('not-found', reason('google.not-configured'))
  // next-auth takes its own address from here and nowhere else; on Vercel it uses the host.
  if (!process.env.VERCEL) process.env.NEXTAUTH_URL ??= appOrigin()

  if (action === 'GET session') return sessionAnswer()
  // The person pressed Cancel there. To next-auth that is an error like any other.
  if (action === 'GET callback/google' && new URL(request.url).searchParams.get('error') === 'access_denied')
    return redirectTo(await cancelledAddress())
  const fields = request.method === 'POST' ? await readFields(request) : null
  const pass = async () => {
    const params = Promise.resolve({ nextauth: path })
    const response = (await NextAuth(authOptions())(rebuilt(request, fields), { params })) as Response
    response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  if (action !== 'POST callback/credentials') return pass()

  const { email } = fields!
  const account = email ? loginAddress(email) : ((await readGoogleTicket())?.email ?? '')
  const guess = await beginGuess(account, request.headers)
  const response = await pass()
  if (startsSession(response)) await guess.right()
  else {
    const error = await errorOf(response)
    // A right password that a code has to follow was no guess either; what was guessed before it still counts.
    if (error === 'SecondStepRequired' || error?.startsWith(TOO_MANY)) await guess.none()
    if (error?.startsWith(TOO_MANY)) throw tooMany(Number(error.slice(TOO_MANY.length)))
  }
  return response
}

/** Why next-auth refused a sign-in, as it says so in the address of its error page. */
async function errorOf(response: Response): Promise<string | null> {
  const target = response.headers.get('location') ?? (await response.clone().text())
  const error = /[?&]error=([^&"\\]+)/.exec(target)?.[1]
  return error ? decodeURIComponent(error) : null
}

/**
 * Who is signed in, in next-auth's words. Its own answer would take the cookie back whenever the session cannot be
 * read, an outage of the database included.
 */
async function sessionAnswer(): Promise<Response> {
  const session = await getSession()
  if (!session) return json({})
  const { id, fullName, email } = session.user
  const expires = fromUnixTime(session.claims.exp ?? 0).toISOString()
  return json({ user: { id: String(id), name: fullName, email }, expires })
}

type Fields = Record<string, string>

/** The text fields of a body, which comes as a form or as JSON. Throws 400 for a field that stands there twice. */
async function readFields(request: Request): Promise<Fields> {
  const text = new TextDecoder().decode(await readBytes(request, 100 * 1024, 'body.too-large-form'))
  const entries = request.headers.get('content-type')?.includes('application/json')
    ? jsonEntries(text)
    : [...new URLSearchParams(text)]
  const fields = Object.fromEntries(entries)
  if (Object.keys(fields).length < entries.length) throw badRequest('body.field-twice')
  return fields
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

/** The request with a body made of the fields that were counted, so that nobody reads another one out of it. */
function rebuilt({ url, method, headers: original }: Request, fields: Fields | null): NextRequest {
  if (!fields) return new NextRequest(url, { method, headers: original })
  const headers = new Headers(original)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  headers.delete('content-length')
  return new NextRequest(url, { method, headers, body: new URLSearchParams(fields).toString() })
}

const startsSession = (response: Response): boolean =>
  response.headers
    .getSetCookie()
    .some((cookie) => /^[^=]+=[^;]/.test(cookie) && cookie.startsWith(sessionCookieName()))
