import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { appOrigin } from '@/lib/env'
import { AppError, badRequest, notFound } from '@/lib/errors'
import { clientAddress } from '@/lib/http/address'
import { readBytes } from '@/lib/http/server'
import { isGoogleConfigured } from './google'
import { countAttempt, forgiveAttempt, resetAttempts } from './limits'
import { authOptions } from './options'
import { sessionCookieName } from './paths'
import { loginAddress } from './rules'

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
  if (!ACTIONS.has(action)) throw notFound('Page')
  if (path[1] === 'google' && !isGoogleConfigured()) throw new AppError(404, 'Google Sign-In Not Configured')
  // next-auth takes its own address from here and nowhere else; on Vercel it uses the host.
  if (!process.env.VERCEL) process.env.NEXTAUTH_URL ??= appOrigin()

  const { url, method, headers } = request
  const body =
    method === 'POST' ? await readBytes(request, 100 * 1024, 'The request is too large') : undefined
  const pass = () =>
    NextAuth(authOptions())(new NextRequest(url, { method, headers, body: body as BodyInit | undefined }), {
      params: Promise.resolve({ nextauth: path }),
    }) as Promise<Response>
  if (action !== 'POST callback/credentials') return pass()

  const account = loginAddress(fieldOf(body!, headers, 'email'))
  const address = clientAddress(headers)
  await countAttempt('login:address', address)
  await countAttempt('login:account', account)
  const response = await pass()
  if (!startsSession(response)) return response
  await resetAttempts('login:account', account)
  await forgiveAttempt('login:address', address)
  return response
}

/** A text field of the body, which next-auth takes as a form or as JSON. */
function fieldOf(body: Uint8Array, headers: Headers, name: string): string {
  const text = new TextDecoder().decode(body)
  if (!headers.get('content-type')?.includes('application/json'))
    return new URLSearchParams(text).get(name) ?? ''
  try {
    const value = (JSON.parse(text) as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}

const startsSession = (response: Response): boolean =>
  response.headers
    .getSetCookie()
    .some((cookie) => /^[^=]+=[^;]/.test(cookie) && cookie.startsWith(sessionCookieName()))
