import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { isGoogleConfigured } from '@/lib/identity/google'
import { db } from '@/lib/platform/db/client'
import { asJson } from '@/lib/platform/db/json'
import { log } from '@/lib/platform/log'
import { MailError } from '@/lib/platform/mail/failure'
import { EXPIRED } from '@/lib/platform/mail/gmail-failure'
import type { GmailAccount, MailFailure } from '@/lib/platform/mail/types'
import { openRefreshToken } from './mutations'
import { GrantLost, refreshAccess } from './oauth'
import { reason, type Reason } from '@/lib/words/reason'

/** Seconds before its end from which a token is not used any more. */
const MARGIN = 60

const NO_KEYS: MailFailure = {
  reason: reason('gmail.no-keys'),
  retry: 'later',
}
const UNREACHABLE: MailFailure = { reason: reason('google.unreachable'), retry: 'later' }

/** Access tokens by the encrypted refresh token they came from, so that none outlives its connection. */
const known = new Map<string, { token: string; until: number }>()

/** The Gmail that a user's invoices go out from; null when none is connected. An expired one refuses every mail. */
export async function gmailAccount({ businessId }: Owned): Promise<GmailAccount | null> {
  const row = await db.gmailConnection.findUnique({ where: { businessId } })
  if (!row) return null
  const { address, refreshToken: sealed, problem } = row
  // One that was made since is left alone.
  const expire = async (why: Reason) => {
    const data = { problem: asJson(why) }
    await db.gmailConnection.updateMany({
      where: { businessId, refreshToken: sealed },
      data,
    })
  }
  return {
    address,
    expire,
    accessToken: async (refused) => {
      if (problem !== null) throw new MailError(EXPIRED)
      if (!isGoogleConfigured()) throw new MailError(NO_KEYS)
      const kept = known.get(sealed)
      if (kept && kept.token !== refused && kept.until > Date.now()) return kept.token
      try {
        return await renew(sealed)
      } catch (error) {
        log.warn({ err: error }, 'no access to Gmail')
        if (!(error instanceof GrantLost)) throw new MailError(UNREACHABLE)
        await expire(error.reason)
        throw new MailError(EXPIRED)
      }
    },
  }
}

/** Gets a new access token. Throws `GrantLost` with the reason when there will be none. */
async function renew(sealed: string): Promise<string> {
  for (const [key, { until }] of known) if (until <= Date.now()) known.delete(key)
  const refreshToken = openRefreshToken(sealed)
  if (refreshToken === null) throw new GrantLost(reason('key.lost'))
  const { token, seconds } = await refreshAccess(refreshToken)
  known.set(sealed, { token, until: Date.now() + (seconds - MARGIN) * 1000 })
  return token
}
