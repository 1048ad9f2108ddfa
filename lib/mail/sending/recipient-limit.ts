import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { consumeSendingLimit, type SendingDelay } from '@/lib/mail/outbox/sending-limit'
import { db } from '@/lib/platform/db/client'
import { tooMany, type AppError } from '@/lib/i18n/errors'

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
