import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { parseArchivedDocument, type ArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** What was kept of an invoice, as it can be shown now: a logo that is gone is left out. */
export async function loadArchivedDocument(
  actor: Actor,
  stored: Prisma.JsonValue,
): Promise<ArchivedDocument> {
  const content = parseArchivedDocument(stored)
  const { logo } = content.seller
  if (!logo || (await db.logo.count({ where: { id: logo.id, businessId: actor.businessId } })) > 0)
    return content
  return { ...content, seller: { ...content.seller, logo: null } }
}
