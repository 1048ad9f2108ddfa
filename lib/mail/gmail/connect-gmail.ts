import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { conflict, upstream } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { startGmailAttempt, consumeGmailAttempt, type GmailAttempt } from './connect-attempt'
import { saveGmail } from '@/lib/mail/gmail/mutations'
import { createConsentUrl, exchangeCode } from '@/lib/mail/gmail/oauth'
import type { GmailOutcome } from '@/lib/mail/gmail/types'

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
    log.warn({ err: error }, 'Google not reached')
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
    log.warn({ err: error }, 'Gmail not connected')
    return { outcome: 'failed' }
  }
}
