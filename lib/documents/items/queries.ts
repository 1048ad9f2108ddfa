import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { MAX_LINES } from '@/lib/documents/limits'
import type { ItemFilter, SavedItem } from './types'

/** As many as are seen without scrolling. */
const OFFERED = 5
/**
 * How far back is looked, so that the answer takes the same time after a thousand invoices as after a million. The limit
 * in the lateral join has each invoice's lines read by their index; without it the planner reads everybody's.
 */
const INVOICES = 1000
const LINES = 5000

/**
 * The user's own earlier line items that contain what is typed, each description once, with what it cost last: those
 * billed in the invoice's currency first, then those with a word that begins so, then the most used, then the latest.
 */
export async function listItems(
  actor: Actor,
  { search, currency, clientId }: ItemFilter,
): Promise<SavedItem[]> {
  const toClient = clientId === null ? Prisma.empty : Prisma.sql`AND "clientId" = ${clientId}`
  const rows = await db.$queryRaw<(Omit<SavedItem, 'unitPrice'> & { unitPrice: Prisma.Decimal })[]>`
    SELECT "description", "unit", "unitPrice", "currency", "uses" FROM (
      SELECT DISTINCT ON ("key") "key", "description", "unit", "unitPrice", "currency", "id", "position",
        (count(*) OVER (PARTITION BY "key"))::int AS "uses"
      FROM (
        SELECT i."id", l."position", l."description", l."unit", l."unitPrice", i."currency", lower(l."description") AS "key"
        FROM (
          SELECT "id", "currency" FROM "Invoice" WHERE "businessId" = ${actor.businessId} ${toClient}
          ORDER BY "id" DESC LIMIT ${INVOICES}
        ) i CROSS JOIN LATERAL (
          SELECT * FROM "LineItem" WHERE "businessId" = ${actor.businessId} AND "invoiceId" = i."id" ORDER BY "position" LIMIT ${MAX_LINES}
        ) l
        ORDER BY i."id" DESC, l."position" LIMIT ${LINES}
      ) latest
      WHERE strpos("key", lower(${search})) > 0
      ORDER BY "key", ("currency" = ${currency}) DESC, "id" DESC, "position" DESC
    ) item
    ORDER BY ("currency" = ${currency}) DESC,
      strpos(' ' || translate("key", E'\n(/-', '    '), ' ' || lower(${search})) > 0 DESC,
      "uses" DESC, "id" DESC, "position" DESC LIMIT ${OFFERED}`
  return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice) }))
}
