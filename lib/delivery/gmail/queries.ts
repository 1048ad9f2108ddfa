import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Gmail } from './types'
import { sayStored } from '@/lib/words/say'

/** The user's own Gmail; null when none is connected. */
export async function getGmail(actor: Actor): Promise<Gmail | null> {
  const row = await db.gmailConnection.findUnique({
    where: { businessId: actor.businessId },
    select: { address: true, problem: true, connectedAt: true },
  })
  return row && { ...row, problem: sayStored(row.problem), connectedAt: row.connectedAt.toISOString() }
}
