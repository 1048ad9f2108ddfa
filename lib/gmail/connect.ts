import 'server-only'
import { isGoogleConfigured } from '@/lib/auth/google'
import { AppError, conflict } from '@/lib/errors'
import { log } from '@/lib/log'
import { startAttempt, takeAttempt } from './attempt'
import { saveGmail } from './mutations'
import { consentUrl, exchangeCode } from './oauth'
import type { GmailOutcome } from './types'

/** Where the user agrees at Google. Throws 409 without Google keys, 502 when Google is out of reach. */
export async function beginConnect(sessionId: string): Promise<string> {
  if (!isGoogleConfigured())
    throw conflict('This installation has no Google keys. Share invoices by their link instead.')
  const { state, challenge } = await startAttempt(sessionId)
  try {
    return await consentUrl(state, challenge)
  } catch (error) {
    log.warn({ err: error }, 'Google not reached')
    throw new AppError(502, 'Google cannot be reached right now. Please try again in a moment.')
  }
}

/** What came back from Google with the browser. Nothing is connected unless it answers `connected`. */
export async function finishConnect(
  userId: number,
  sessionId: string,
  query: URLSearchParams,
): Promise<GmailOutcome> {
  const verifier = await takeAttempt(sessionId, query.get('state'))
  if (!verifier) return 'stale'
  if (query.get('error') === 'access_denied') return 'denied'
  const code = query.get('code')
  if (!code || !isGoogleConfigured()) return 'failed'
  try {
    const granted = await exchangeCode(code, verifier)
    if (!granted) return 'unticked'
    await saveGmail(userId, granted)
    return 'connected'
  } catch (error) {
    log.warn({ err: error }, 'Gmail not connected')
    return 'failed'
  }
}
