import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { consumeSendingLimit, type SendingDelay } from '@/lib/mail/outbox/sending-limit'
import { db } from '@/lib/platform/db/client'
import { tooMany, type AppError } from '@/lib/i18n/errors'

/** Counts the recipients of a mail about a document. @see consumeSendingLimit */
export async function consumeRecipientLimit(
  of: BusinessScope,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>,
): Promise<SendingDelay | null> {
  const gmails = await db.gmailConnection.count({ where: { businessId: of.businessId } })
  return consumeSendingLimit(of, to.length + cc.length + bcc.length, gmails === 0)
}

/** What a refused mail is answered with. */
export const createLimitError = ({ seconds, isNewAccount }: SendingDelay): AppError =>
  tooMany(seconds, isNewAccount ? 'send.first-week' : undefined)
