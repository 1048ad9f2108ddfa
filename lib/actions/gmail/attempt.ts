import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { secureCookiePrefix } from '@/lib/identity/rules/paths'
import { open, randomToken, seal } from '@/lib/platform/crypto/secret-box'

const COOKIE = 'gmail-connect'
const PURPOSE = 'gmail connect'
const PATH = '/api/user/gmail'
/** Seconds to agree at Google. */
const MAX_AGE = 600

const attempt = z.object({
  state: z.string(),
  verifier: z.string(),
  sessionId: z.string(),
  expiresAt: z.number(),
})

const cookie = (maxAge: number) => ({
  httpOnly: true,
  // The way back from Google is a navigation from another site.
  sameSite: 'lax' as const,
  secure: Boolean(secureCookiePrefix()),
  path: PATH,
  maxAge,
})

/** Begins a way to Google and back for one session; its secrets go into an encrypted cookie. */
export async function startAttempt(sessionId: string): Promise<{ state: string; challenge: string }> {
  const [state, verifier] = [randomToken(), randomToken()]
  const expiresAt = Date.now() + MAX_AGE * 1000
  const sealed = seal(PURPOSE, JSON.stringify({ state, verifier, sessionId, expiresAt }))
  ;(await cookies()).set(COOKIE, sealed, cookie(MAX_AGE))
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Ends it: the verifier, when this session began it with this state and in time. It works once. */
export async function takeAttempt(sessionId: string, state: string | null): Promise<string | null> {
  const jar = await cookies()
  const text = open(PURPOSE, jar.get(COOKIE)?.value ?? '')
  jar.set(COOKIE, '', cookie(0))
  if (text === null) return null
  const begun = attempt.parse(JSON.parse(text))
  const isOurs = begun.sessionId === sessionId && begun.state === state && begun.expiresAt > Date.now()
  return isOurs ? begun.verifier : null
}
