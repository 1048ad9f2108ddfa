import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { parseArchivedDocument, type ArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** Parses an archived document for display, without a logo that was deleted. */
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
