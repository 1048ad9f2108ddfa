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
/** Seconds to agree at Google. */
const MAX_AGE = 600

const attemptSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  sessionId: z.string(),
  businessId: z.number(),
  expiresAt: z.number(),
})

/** In which session, for which business. */
export interface GmailAttempt {
  sessionId: string
  businessId: BusinessId
}

const createCookie = (maxAge: number) => ({
  httpOnly: true,
  // The way back from Google is a navigation from another site.
  sameSite: 'lax' as const,
  secure: Boolean(getCookiePrefix()),
  path: PATH,
  maxAge,
})

/** Begins a way to Google and back for one business in one session; its secrets go into an encrypted cookie. */
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

/** Ends it: the verifier, when this session began it for this business with this state and in time. It works once. */
export async function consumeGmailAttempt(
  { sessionId, businessId }: GmailAttempt,
  state: string | null,
): Promise<string | null> {
  const jar = await cookies()
  const text = decrypt(PURPOSE, jar.get(COOKIE)?.value ?? '')
  jar.set(COOKIE, '', createCookie(0))
  if (text === null) return null
  const begun = attemptSchema.parse(JSON.parse(text))
  const isOurs =
    begun.sessionId === sessionId &&
    begun.businessId === businessId &&
    begun.state === state &&
    begun.expiresAt > Date.now()
  return isOurs ? begun.verifier : null
}
