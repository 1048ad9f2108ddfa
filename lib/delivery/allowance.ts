import 'server-only'
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
 * Counts the recipients of a mail. An account writes to 500 a day; in its first week, through the installation's own mail server,
 * whose name suffers with it, to 20.
 */
export async function countRecipients(
  userId: number,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>,
): Promise<Wait | null> {
  const count = to.length + cc.length + bcc.length
  if (await isYoung(userId)) {
    const seconds = await takePoints('young-mail:account', String(userId), count)
    if (seconds > 0) return { seconds, isYoung: true }
  }
  const seconds = await takePoints('invoice-mail:account', String(userId), count)
  return seconds > 0 ? { seconds, isYoung: false } : null
}

/** What a refused mail is answered with. */
export const waitError = ({ seconds, isYoung }: Wait): AppError =>
  tooMany(seconds, isYoung ? 'send.first-week' : undefined)

async function isYoung(userId: number): Promise<boolean> {
  if (mailTransport() !== 'smtp') return false
  const since = new Date(Date.now() - YOUNG_DAYS * 24 * 60 * 60 * 1000)
  return (
    (await db.user.count({ where: { id: userId, emailVerifiedAt: { gt: since }, gmail: { is: null } } })) > 0
  )
}
