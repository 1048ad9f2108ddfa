import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { Owned } from '@/lib/kernel/access/actor'
import { takePoints } from '@/lib/platform/limits/limits'
import { db } from '@/lib/platform/db/client'
import { mailTransport } from '@/lib/platform/mail/send'

/** Days until an account that sends through the installation's own server is established. */
const YOUNG_DAYS = 7

/** Why an e-mail has to wait, and for how many seconds; null if it can go now. */
export interface Wait {
  seconds: number
  isYoung: boolean
}

/**
 * Counts the recipients of an account's mail, over all businesses that it owns: 500 a day, or 20 in its first week through the
 * installation's own mail server, whose reputation is at stake.
 * @param isOwnServer whether the mail is sent through that server
 */
export async function takeMailAllowance(
  { businessId }: Owned,
  count: number,
  isOwnServer: boolean,
): Promise<Wait | null> {
  const { owner } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { owner: { select: { id: true, emailVerifiedAt: true } } },
    relationLoadStrategy: 'join',
  })
  if (isOwnServer && isYoung(owner)) {
    const seconds = await takePoints('young-mail:account', String(owner.id), count)
    if (seconds > 0) return { seconds, isYoung: true }
  }
  const seconds = await takePoints('invoice-mail:account', String(owner.id), count)
  return seconds > 0 ? { seconds, isYoung: false } : null
}

function isYoung({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): boolean {
  if (mailTransport() !== 'smtp') return false
  return emailVerifiedAt !== null && emailVerifiedAt > subDays(new Date(), YOUNG_DAYS, { in: utc })
}
