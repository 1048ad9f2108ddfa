import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { BusinessScope } from '@/lib/core/access/actor'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { db } from '@/lib/platform/db/client'
import { getMailTransport } from '@/lib/mail/transports/send'
import { tooMany, type AppError } from '@/lib/i18n/errors'

/** Days until an account may send its full volume through the installation's own server. */
const NEW_ACCOUNT_DAYS = 7

/** Reason an email has to wait, and for how long. */
interface SendingDelay {
  seconds: number
  isNewAccount: boolean
}

/**
 * Counts recipients against the account's limit, over all businesses it owns: 500 a day, or 20 in its first week
 * through the installation's own mail server, whose reputation is at stake. Returns null if the email can be sent
 * now.
 * @param isOwnServer true if the email is sent through that server
 */
export async function consumeSendingLimit(
  { businessId }: BusinessScope,
  count: number,
  isOwnServer: boolean,
): Promise<SendingDelay | null> {
  const { owner } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { owner: { select: { id: true, emailVerifiedAt: true } } },
    relationLoadStrategy: 'join',
  })
  if (isOwnServer && isNewAccount(owner)) {
    const seconds = await consume('young-mail:account', String(owner.id), count)
    if (seconds > 0) return { seconds, isNewAccount: true }
  }
  const seconds = await consume('invoice-mail:account', String(owner.id), count)
  return seconds > 0 ? { seconds, isNewAccount: false } : null
}

function isNewAccount({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): boolean {
  if (getMailTransport() !== 'smtp') return false
  return emailVerifiedAt !== null && emailVerifiedAt > subDays(new Date(), NEW_ACCOUNT_DAYS, { in: utc })
}

export async function consumeRecipientLimit(
  scope: BusinessScope,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>,
): Promise<SendingDelay | null> {
  const connections = await db.gmailConnection.count({ where: { businessId: scope.businessId } })
  return consumeSendingLimit(scope, to.length + cc.length + bcc.length, connections === 0)
}

/** Creates the 429 for an email over the limit. */
export const createLimitError = ({ seconds, isNewAccount }: SendingDelay): AppError =>
  tooMany(seconds, isNewAccount ? 'send.first-week' : undefined)
