import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { BusinessId } from '@/lib/kernel/access/actor'
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
  businessId: z.number(),
  expiresAt: z.number(),
})

/** In which session, for which business. */
export interface Begun {
  sessionId: string
  businessId: BusinessId
}

const cookie = (maxAge: number) => ({
  httpOnly: true,
  // The way back from Google is a navigation from another site.
  sameSite: 'lax' as const,
  secure: Boolean(secureCookiePrefix()),
  path: PATH,
  maxAge,
})

/** Begins a way to Google and back for one business in one session; its secrets go into an encrypted cookie. */
export async function startAttempt({
  sessionId,
  businessId,
}: Begun): Promise<{ state: string; challenge: string }> {
  const [state, verifier] = [randomToken(), randomToken()]
  const expiresAt = Date.now() + MAX_AGE * 1000
  const sealed = seal(PURPOSE, JSON.stringify({ state, verifier, sessionId, businessId, expiresAt }))
  ;(await cookies()).set(COOKIE, sealed, cookie(MAX_AGE))
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Ends it: the verifier, when this session began it for this business with this state and in time. It works once. */
export async function takeAttempt(
  { sessionId, businessId }: Begun,
  state: string | null,
): Promise<string | null> {
  const jar = await cookies()
  const text = open(PURPOSE, jar.get(COOKIE)?.value ?? '')
  jar.set(COOKIE, '', cookie(0))
  if (text === null) return null
  const begun = attempt.parse(JSON.parse(text))
  const isOurs =
    begun.sessionId === sessionId &&
    begun.businessId === businessId &&
    begun.state === state &&
    begun.expiresAt > Date.now()
  return isOurs ? begun.verifier : null
}
