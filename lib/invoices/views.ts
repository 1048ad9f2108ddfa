import 'server-only'
import { hashToken } from '@/lib/auth/secret-box'
import { db } from '@/lib/db/client'
import { fromDateColumn, type Day } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { findSharedInvoice } from './public'

/** How the public link of an invoice is used, and until when it can be. */
export interface LinkUse {
  /** ISO instant. */
  lastViewedAt: string | null
  viewCount: number
  expiresOn: Day | null
}

/** Throws 404. */
export async function getLinkUse(userId: number, id: number): Promise<LinkUse> {
  const row = await db.invoice.findUnique({
    where: { id, userId },
    select: { lastViewedAt: true, viewCount: true, linkExpiresOn: true },
  })
  if (!row) throw notFound('Invoice')
  return {
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    viewCount: row.viewCount,
    expiresOn: row.linkExpiresOn && fromDateColumn(row.linkExpiresOn),
  }
}

/**
 * Counts that somebody opened the link: on the invoice and on its timeline, in one statement. The owner's own look and
 * another one within an hour are none. `viewerId` is the user signed in in that browser, if any. Throws 404 as the page does.
 */
export async function recordView(token: string, viewerId: number | null): Promise<void> {
  const { id, userId } = await findSharedInvoice(token)
  if (userId === viewerId) return
  // The hash once more: a link taken back meanwhile has no views. The row's lock lets one of two at once count.
  await db.$executeRaw`
    WITH viewed AS (
      UPDATE "Invoice" SET "lastViewedAt" = timezone('utc', now()), "viewCount" = "viewCount" + 1
      WHERE "id" = ${id} AND "publicTokenHash" = ${hashToken(token)}
        AND ("lastViewedAt" IS NULL OR "lastViewedAt" <= timezone('utc', now()) - interval '1 hour')
      RETURNING "id", "userId"
    )
    INSERT INTO "Event" ("userId", "invoiceId", "type", "createdAt")
    SELECT "userId", "id", 'INVOICE_VIEWED', timezone('utc', now()) FROM viewed`
}
