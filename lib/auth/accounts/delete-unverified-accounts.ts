import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

/** Days an address may wait to be verified. */
const MAX_UNVERIFIED_DAYS = 7
/** Accounts and rows a run removes at most; the next one goes on. */
const BATCH = 500

/** Removes accounts that nobody ever verified, and what else of signing in has run out: links, sessions, counts. */
export async function deleteUnverifiedAccounts(now = new Date()): Promise<void> {
  const forgotten = await db.user.findMany({
    where: { emailVerifiedAt: null, createdAt: { lt: subDays(now, MAX_UNVERIFIED_DAYS, { in: utc }) } },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  const ids = forgotten.map(({ id }) => id)
  // Asked for once more: it may be verified meanwhile.
  const { count } = await db.user.deleteMany({ where: { id: { in: ids }, emailVerifiedAt: null } })
  if (count > 0) log.info({ count }, 'unverified accounts removed')
  await db.token.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
}
