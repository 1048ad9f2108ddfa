import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { takePoints } from '@/lib/platform/limits/limits'
import { db } from '@/lib/platform/db/client'
import { tooMany, type AppError } from '@/lib/words/errors'
import { mailTransport } from '@/lib/platform/mail/send'

/** Days after which an account that writes through the installation's own server is known. */
const YOUNG_DAYS = 7

/** Why a mail has to wait, and for how many seconds; null while there is room. */
interface Wait {
  seconds: number
  isYoung: boolean
}

/**
 * Counts the recipients of a mail. An account writes to 500 a day, in all of the businesses that it owns; in its first week, through the installation's own mail server,
 * whose name suffers with it, to 20.
 */
export async function countRecipients(
  { businessId }: Owned,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>,
): Promise<Wait | null> {
  const count = to.length + cc.length + bcc.length
  const { owner, gmail } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: {
      owner: { select: { id: true, emailVerifiedAt: true } },
      gmail: { select: { businessId: true } },
    },
    relationLoadStrategy: 'join',
  })
  if (!gmail && isYoung(owner)) {
    const seconds = await takePoints('young-mail:account', String(owner.id), count)
    if (seconds > 0) return { seconds, isYoung: true }
  }
  const seconds = await takePoints('invoice-mail:account', String(owner.id), count)
  return seconds > 0 ? { seconds, isYoung: false } : null
}

/** What a refused mail is answered with. */
export const waitError = ({ seconds, isYoung }: Wait): AppError =>
  tooMany(seconds, isYoung ? 'send.first-week' : undefined)

function isYoung({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): boolean {
  if (mailTransport() !== 'smtp') return false
  const since = new Date(Date.now() - YOUNG_DAYS * 24 * 60 * 60 * 1000)
  return emailVerifiedAt !== null && emailVerifiedAt > since
}
