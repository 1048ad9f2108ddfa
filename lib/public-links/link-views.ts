import 'server-only'
import type { Actor, UserId } from '@/lib/core/access/actor'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, type Day } from '@/lib/core/dates'
import { isMember } from '@/lib/auth/users/memberships'
import { notFound } from '@/lib/i18n/errors'
import { notifyMembers } from '@/lib/activity/record-event'
import { getLinkTarget } from './shared-invoice'

/** Usage and expiry of an invoice's public link. */
interface LinkUse {
  lastViewedAt: string | null
  viewCount: number
  expiresOn: Day | null
}

/** Returns the usage of an invoice's link. Throws 404. */
export async function getLinkUsage(actor: Actor, id: number): Promise<LinkUse> {
  const row = await db.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: { lastViewedAt: true, viewCount: true, linkExpiresOn: true },
  })
  if (!row) throw notFound('invoice')
  return {
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    viewCount: row.viewCount,
    expiresOn: row.linkExpiresOn && fromDateColumn(row.linkExpiresOn),
  }
}

/**
 * Counts a visit of the public link, on the invoice and in its activity, and notifies members who want that of the
 * first one. Ignores members of the business, and repeated visits within an hour. Throws 404 like the page.
 * @param viewerId the user signed in in that browser, if any
 */
export async function recordView(token: string, viewerId: UserId | null): Promise<void> {
  const { id, actor } = await getLinkTarget(token)
  const { businessId, via } = actor
  if (viewerId !== null && (await isMember({ businessId, userId: viewerId }))) return
  await db.$transaction(async (tx) => {
    // Raw SQL: an atomic counter that leaves updatedAt unchanged. Compares the hash again, because the link may have
    // been revoked meanwhile.
    const [viewed] = await tx.$queryRaw<{ viewCount: number }[]>`
      UPDATE "Invoice" SET "lastViewedAt" = timezone('utc', now()), "viewCount" = "viewCount" + 1
      WHERE "businessId" = ${businessId} AND "id" = ${id} AND "publicTokenHash" = ${hashToken(token)}
        AND ("lastViewedAt" IS NULL OR "lastViewedAt" <= timezone('utc', now()) - interval '1 hour')
      RETURNING "viewCount"`
    if (!viewed) return
    const type = 'INVOICE_VIEWED'
    const event = await tx.event.create({
      data: { businessId, invoiceId: id, type, via },
      select: { id: true },
    })
    const data = { isFirst: viewed.viewCount === 1 }
    await notifyMembers(tx, actor, { id: event.id, type }, { invoiceId: id, data })
  })
}
