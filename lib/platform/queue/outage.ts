import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
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

/** The server took a mail: what waits only for the server waits no longer. After every mail, so an index holds just those. */
export const endOutage = (): Promise<number> => db.$executeRaw(outageEnd)

export const outageEnd = Prisma.sql`
  UPDATE "OutboxMail" SET "isOutage" = false, "nextAttemptAt" = timezone('utc', now())
  WHERE "status" = 'QUEUED' AND "isOutage"`
