import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { BusinessId } from '@/lib/core/access/actor'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { decrypt, generateToken, encrypt } from '@/lib/platform/crypto/encryption'

const COOKIE = 'gmail-connect'
const PURPOSE = 'gmail connect'
const PATH = '/api/user/gmail'
/** Seconds until an attempt expires. */
const MAX_AGE = 600

const attemptSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  sessionId: z.string(),
  businessId: z.number(),
  expiresAt: z.number(),
})

/** Session and business of an attempt to connect Gmail. */
export interface GmailAttempt {
  sessionId: string
  businessId: BusinessId
}

const createCookie = (maxAge: number) => ({
  httpOnly: true,
  // The redirect back from Google is a navigation from another site.
  sameSite: 'lax' as const,
  secure: Boolean(getCookiePrefix()),
  path: PATH,
  maxAge,
})

/** Starts an attempt for one business in one session; its secrets are stored in an encrypted cookie. */
export async function startGmailAttempt({
  sessionId,
  businessId,
}: GmailAttempt): Promise<{ state: string; challenge: string }> {
  const [state, verifier] = [generateToken(), generateToken()]
  const expiresAt = Date.now() + MAX_AGE * 1000
  const sealed = encrypt(PURPOSE, JSON.stringify({ state, verifier, sessionId, businessId, expiresAt }))
  ;(await cookies()).set(COOKIE, sealed, createCookie(MAX_AGE))
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/**
 * Ends an attempt, once. Returns the verifier if it was started by this session for this business with this state and
 * has not expired; otherwise null.
 */
export async function consumeGmailAttempt(
  { sessionId, businessId }: GmailAttempt,
  state: string | null,
): Promise<string | null> {
  const jar = await cookies()
  const text = decrypt(PURPOSE, jar.get(COOKIE)?.value ?? '')
  jar.set(COOKIE, '', createCookie(0))
  if (text === null) return null
  const attempt = attemptSchema.parse(JSON.parse(text))
  const isOurs =
    attempt.sessionId === sessionId &&
    attempt.businessId === businessId &&
    attempt.state === state &&
    attempt.expiresAt > Date.now()
  return isOurs ? attempt.verifier : null
}
