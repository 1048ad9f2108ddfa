import 'server-only'
import type Decimal from 'decimal.js'
import { db } from '@/lib/db/client'
import { MAX_LINES } from '@/lib/invoices/rules'
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
export async function listItems(userId: number, { search, currency }: ItemFilter): Promise<SavedItem[]> {
  const rows = await db.$queryRaw<(Omit<SavedItem, 'unitPrice'> & { unitPrice: Decimal })[]>`
    SELECT "description", "unitPrice", "currency", "uses" FROM (
      SELECT DISTINCT ON ("key") "key", "description", "unitPrice", "currency", "id",
        (count(*) OVER (PARTITION BY "key"))::int AS "uses"
      FROM (
        SELECT l."id", l."description", l."unitPrice", i."currency", lower(l."description") AS "key"
        FROM (
          SELECT "id", "currency" FROM "Invoice" WHERE "userId" = ${userId}
          ORDER BY "id" DESC LIMIT ${INVOICES}
        ) i CROSS JOIN LATERAL (
          SELECT * FROM "LineItem" WHERE "invoiceId" = i."id" ORDER BY "position" LIMIT ${MAX_LINES}
        ) l
        ORDER BY i."id" DESC, l."position" LIMIT ${LINES}
      ) latest
      WHERE strpos("key", lower(${search})) > 0
      ORDER BY "key", ("currency" = ${currency}) DESC, "id" DESC
    ) item
    ORDER BY ("currency" = ${currency}) DESC,
      strpos(' ' || translate("key", E'\n(/-', '    '), ' ' || lower(${search})) > 0 DESC,
      "uses" DESC, "id" DESC LIMIT ${OFFERED}`
  return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice) }))
}
