import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Member, BusinessId } from '@/lib/core/access/actor'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { conflict, upstream } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { createConsentUrl, exchangeCode } from '@/lib/mail/gmail/oauth'
import type { GmailOutcome } from '@/lib/mail/gmail/types'
import { getCookiePrefix } from '@/lib/auth/rules/paths'
import { decrypt, generateToken, encrypt } from '@/lib/platform/crypto/encryption'
import { saveGmail } from './mutations'

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
interface GmailAttempt {
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
async function startGmailAttempt({
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
async function consumeGmailAttempt(
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

/**
 * Starts a Gmail connection and returns Google's consent URL. Throws 409 without Google keys, 502 if Google can't be
 * reached.
 */
export async function startGmailConnection(attempt: GmailAttempt): Promise<string> {
  if (!isGoogleConfigured()) throw conflict('google.no-keys')
  const { state, challenge } = await startGmailAttempt(attempt)
  try {
    return await createConsentUrl(state, challenge)
  } catch (error) {
    log.warn({ err: error }, 'Google unreachable')
    throw upstream('google.unreachable-now')
  }
}

/** Handles the redirect back from Google. `address` is set only if the outcome is `connected`. */
export async function finishGmailConnection(
  actor: Member,
  sessionId: string,
  query: { code?: string; state?: string; error?: string },
): Promise<{ outcome: GmailOutcome; address?: string }> {
  const verifier = await consumeGmailAttempt({ sessionId, businessId: actor.businessId }, query.state ?? null)
  if (!verifier) return { outcome: 'stale' }
  if (query.error === 'access_denied') return { outcome: 'denied' }
  const { code } = query
  if (!code || !isGoogleConfigured()) return { outcome: 'failed' }
  try {
    const granted = await exchangeCode(code, verifier)
    if (!granted) return { outcome: 'unticked' }
    await saveGmail(actor, granted)
    return { outcome: 'connected', address: granted.address }
  } catch (error) {
    log.warn({ err: error }, 'connecting Gmail failed')
    return { outcome: 'failed' }
  }
}
