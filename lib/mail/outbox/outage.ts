import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { getMailTransport } from '@/lib/mail/transports/send'

/**
 * Whether mail waits at this moment because the installation's mail server takes none. It is the same for everybody who asks, whether a mail
 * of theirs is among it or not.
 */
export async function isMailDelayed(): Promise<boolean> {
  if (getMailTransport() === 'local') return false
  const where = { status: { in: ['QUEUED', 'SENDING'] }, isOutage: true }
  return (await db.outboxMail.findFirst({ where, select: { id: true } })) !== null
}

/** Ends the wait of mails that wait only for the server, which has just taken one. After every mail, so an index holds just those. */
export async function endOutage(tx: Db = db): Promise<void> {
  await tx.outboxMail.updateMany({
    where: { status: 'QUEUED', isOutage: true },
    data: { isOutage: false, nextAttemptAt: new Date() },
  })
}
