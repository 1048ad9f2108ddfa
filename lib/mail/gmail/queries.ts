import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Gmail } from './types'
import { formatStoredReason } from '@/lib/i18n/format-reason'

/** Returns the business's Gmail connection; null if none is connected. */
export async function findGmail(actor: Actor): Promise<Gmail | null> {
  const row = await db.gmailConnection.findUnique({
    where: { businessId: actor.businessId },
    select: { address: true, problem: true, connectedAt: true },
  })
  return (
    row && { ...row, problem: formatStoredReason(row.problem), connectedAt: row.connectedAt.toISOString() }
  )
}
