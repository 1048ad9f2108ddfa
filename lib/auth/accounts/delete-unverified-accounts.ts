import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

/** Days until an unverified account is deleted. */
const MAX_UNVERIFIED_DAYS = 7
/** Maximum accounts deleted per run. */
const BATCH = 500

/** Deletes accounts that were never verified, and expired tokens and sessions. */
export async function deleteUnverifiedAccounts(now = new Date()): Promise<void> {
  const unverified = await db.user.findMany({
    where: { emailVerifiedAt: null, createdAt: { lt: subDays(now, MAX_UNVERIFIED_DAYS, { in: utc }) } },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  const ids = unverified.map(({ id }) => id)
  // Checked again: an account may have been verified meanwhile.
  const { count } = await db.user.deleteMany({ where: { id: { in: ids }, emailVerifiedAt: null } })
  if (count > 0) log.info({ count }, 'unverified accounts removed')
  await db.token.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
}
