import 'server-only'
import { db } from '@/lib/platform/db/client'
import { mailTransport } from '@/lib/platform/mail/send'

/**
 * Whether mail waits at this moment because the installation's mail server takes none. It is the same for everybody who asks, whether a mail
 * of theirs is among it or not.
 */
export async function isMailDelayed(): Promise<boolean> {
  if (mailTransport() === 'local') return false
  const where = { status: { in: ['QUEUED', 'SENDING'] }, isOutage: true }
  return (await db.outboxMail.findFirst({ where, select: { id: true } })) !== null
}

/** The server took a mail: what waits only for the server waits no longer. */
export async function endOutage(): Promise<void> {
  await db.outboxMail.updateMany({
    where: { status: 'QUEUED', isOutage: true },
    data: { isOutage: false, nextAttemptAt: new Date() },
  })
}
