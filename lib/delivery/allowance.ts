import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { takeMailAllowance, type Wait } from '@/lib/business/mail-allowance'
import { db } from '@/lib/platform/db/client'
import { tooMany, type AppError } from '@/lib/words/errors'

/** Counts the recipients of a mail about a document. @see takeMailAllowance */
export async function countRecipients(
  of: Owned,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>,
): Promise<Wait | null> {
  const gmails = await db.gmailConnection.count({ where: { businessId: of.businessId } })
  return takeMailAllowance(of, to.length + cc.length + bcc.length, gmails === 0)
}

/** What a refused mail is answered with. */
export const waitError = ({ seconds, isYoung }: Wait): AppError =>
  tooMany(seconds, isYoung ? 'send.first-week' : undefined)
