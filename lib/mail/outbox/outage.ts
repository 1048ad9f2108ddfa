import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { getMailTransport } from '@/lib/mail/transports/send'

/**
 * True if emails are waiting because the installation's mail server accepts none. The same for every caller, whether
 * or not one of their emails is waiting.
 */
export async function isMailDelayed(): Promise<boolean> {
  if (getMailTransport() === 'local') return false
  const where = { status: { in: ['QUEUED', 'SENDING'] }, isOutage: true }
  return (await db.outboxMail.findFirst({ where, select: { id: true } })) !== null
}

/**
 * Makes emails due that wait only for the server, which has just accepted one. Called after every email, so a partial
 * index covers just those rows.
 */
export async function endOutage(tx: Db = db): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { status: 'QUEUED', isOutage: true },
    data: { isOutage: false, nextAttemptAt: new Date() },
  })
}
