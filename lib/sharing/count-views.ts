import 'server-only'
import type { Actor, UserId } from '@/lib/kernel/access/actor'
import { hashToken } from '@/lib/platform/crypto/secret-box'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, type Day } from '@/lib/kernel/dates'
import { isMember } from '@/lib/identity/memberships'
import { notFound } from '@/lib/words/errors'
import { notifyMembers } from '@/lib/business/events/notify'
import { findSharedInvoice } from './public'

/** How the public link of an invoice is used, and until when it can be. */
interface LinkUse {
  /** ISO instant. */
  lastViewedAt: string | null
  viewCount: number
  expiresOn: Day | null
}

/** Throws 404. */
export async function getLinkUse(actor: Actor, id: number): Promise<LinkUse> {
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
 * Counts that somebody opened the link: on the invoice and on its timeline, in one statement, and tells the owner of the first time where they want that. The looks of the business's own people and
 * another one within an hour are none. `viewerId` is the user signed in in that browser, if any. Throws 404 as the page does.
 */
export async function recordView(token: string, viewerId: UserId | null): Promise<void> {
  const { id, actor } = await findSharedInvoice(token)
  const { businessId } = actor
  if (viewerId !== null && (await isMember({ businessId, userId: viewerId }))) return
  // The hash once more: a link taken back meanwhile has no views. The row's lock lets one of two at once count.
  await db.$transaction(async (tx) => {
    const [event] = await tx.$queryRaw<{ id: number; isFirst: boolean }[]>`
    WITH viewed AS (
      UPDATE "Invoice" SET "lastViewedAt" = timezone('utc', now()), "viewCount" = "viewCount" + 1
      WHERE "businessId" = ${businessId} AND "id" = ${id} AND "publicTokenHash" = ${hashToken(token)}
        AND ("lastViewedAt" IS NULL OR "lastViewedAt" <= timezone('utc', now()) - interval '1 hour')
      RETURNING "id", "businessId", "viewCount"
    ), told AS (
      INSERT INTO "Event" ("businessId", "invoiceId", "type", "via", "createdAt")
      SELECT "businessId", "id", 'INVOICE_VIEWED', ${actor.via}, timezone('utc', now()) FROM viewed
      RETURNING "id"
    )
    SELECT told."id", "viewCount" = 1 AS "isFirst" FROM told, viewed`
    if (!event) return
    const { isFirst } = event
    await notifyMembers(
      tx,
      actor,
      { id: event.id, type: 'INVOICE_VIEWED' },
      { invoiceId: id, data: { isFirst } },
    )
  })
}
