import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { db } from '@/lib/platform/db/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { log } from '@/lib/platform/log'
import { MailError } from '@/lib/mail/transports/mail-error'
import { CONNECTION_EXPIRED } from '@/lib/mail/transports/gmail'
import type { GmailAccount, MailFailure } from '@/lib/mail/transports/types'
import { decryptRefreshToken } from './mutations'
import { GrantLostError, refreshAccess } from './oauth'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Seconds before its expiry from which a token is not used any more. */
const EXPIRY_MARGIN_SECONDS = 60

const NO_KEYS: MailFailure = {
  reason: reason('gmail.no-keys'),
  retry: 'later',
}
const UNREACHABLE: MailFailure = { reason: reason('google.unreachable'), retry: 'later' }

/** Access tokens by the encrypted refresh token they came from, so that none outlives its connection. */
const accessTokens = new Map<string, { token: string; until: number }>()

/**
 * Returns the Gmail account that sends a business's invoices; null if none is connected. Sending through an expired
 * one fails.
 */
export async function findGmailAccount({ businessId }: BusinessScope): Promise<GmailAccount | null> {
  const row = await db.gmailConnection.findUnique({ where: { businessId } })
  if (!row) return null
  const { address, refreshToken: sealed, problem } = row
  // Matches the refresh token, so that a newer connection stays untouched.
  const expire = async (why: Reason) => {
    const data = { problem: toJsonColumn(why) }
    await db.gmailConnection.updateMany({
      where: { businessId, refreshToken: sealed },
      data,
    })
  }
  return {
    address,
    expire,
    accessToken: async (refused) => {
      if (problem !== null) throw new MailError(CONNECTION_EXPIRED)
      if (!isGoogleConfigured()) throw new MailError(NO_KEYS)
      const cached = accessTokens.get(sealed)
      if (cached && cached.token !== refused && cached.until > Date.now()) return cached.token
      try {
        return await renewAccessToken(sealed)
      } catch (error) {
        log.warn({ err: error }, 'getting a Gmail access token failed')
        if (!(error instanceof GrantLostError)) throw new MailError(UNREACHABLE)
        await expire(error.reason)
        throw new MailError(CONNECTION_EXPIRED)
      }
    },
  }
}

/** Gets a new access token. Throws `GrantLostError` if the grant is no longer valid. */
async function renewAccessToken(sealed: string): Promise<string> {
  for (const [key, { until }] of accessTokens) if (until <= Date.now()) accessTokens.delete(key)
  const refreshToken = decryptRefreshToken(sealed)
  if (refreshToken === null) throw new GrantLostError(reason('key.lost'))
  const { token, seconds } = await refreshAccess(refreshToken)
  accessTokens.set(sealed, { token, until: Date.now() + (seconds - EXPIRY_MARGIN_SECONDS) * 1000 })
  return token
}
