import 'server-only'
import type { Doer } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { columnsSql, rowsSql } from '@/lib/platform/db/record'
import { notifyMembers } from '@/lib/business/events/notify'
import type { EventType } from './types'

/** Writes down what happened, in the transaction that made it happen, and mails it to the owner where they want that. */
export async function recordEvent(
  tx: Db,
  actor: Doer,
  type: EventType,
  about: { invoiceId: number | null; data?: Prisma.InputJsonObject },
): Promise<void> {
  const { id } = await tx.event.create({
    data: { ...doneBy(actor), type, invoiceId: about.invoiceId, data: about.data ?? {} },
    select: { id: true },
  })
  await notifyMembers(tx, actor, { id, type }, about)
}

/** Whose event it is, who did it and how: what a row keeps of an actor. */
const doneBy = ({ businessId, person, via }: Doer) => ({
  ...{ businessId, actorId: person?.id ?? null, actorName: person?.name ?? null, via },
})

interface New {
  type: EventType
  data: Prisma.InputJsonObject
}

/**
 * The part of a statement that writes down what made an invoice, whose row is `"invoice"`: `"event"`, with its `"id"`. Its owner is told
 * afterwards (`notifyMembers`).
 */
export function insertEventSql(actor: Doer, event: New, now: Date): Prisma.Sql {
  const row = { ...doneBy(actor), ...event, createdAt: now }
  const columns = columnsSql(Object.keys(row))
  return Prisma.sql`"event" AS (
    INSERT INTO "Event" ("invoiceId", ${columns})
    SELECT "invoice"."id", e.* FROM "invoice", (SELECT ${columns} FROM ${rowsSql('Event', [row])}) e
    RETURNING "id")`
}
