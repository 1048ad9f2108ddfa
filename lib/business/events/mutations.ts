import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { columnsSql, rowsSql } from '@/lib/platform/db/record'
import { notifyOwner } from '@/lib/business/events/notify'
import type { EventType } from './types'

/** Writes down what happened, in the transaction that made it happen, and mails it to the owner where they want that. */
export async function recordEvent(
  tx: Db,
  userId: number,
  type: EventType,
  about: { invoiceId: number | null; data?: Prisma.InputJsonObject },
): Promise<void> {
  const { id } = await tx.event.create({
    data: { userId, type, invoiceId: about.invoiceId, data: about.data ?? {} },
    select: { id: true },
  })
  await notifyOwner(tx, userId, { id, type }, about)
}

interface New {
  userId: number
  type: EventType
  data: Prisma.InputJsonObject
}

/**
 * The part of a statement that writes down what made an invoice, whose row is `"invoice"`: `"event"`, with its `"id"`. Its owner is told
 * afterwards (`notifyOwner`).
 */
export function insertEventSql(event: New, now: Date): Prisma.Sql {
  const row = { ...event, createdAt: now }
  const columns = columnsSql(Object.keys(row))
  return Prisma.sql`"event" AS (
    INSERT INTO "Event" ("invoiceId", ${columns})
    SELECT "invoice"."id", e.* FROM "invoice", (SELECT ${columns} FROM ${rowsSql('Event', [row])}) e
    RETURNING "id")`
}
