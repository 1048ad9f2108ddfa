import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { clientTitle } from '@/lib/parties/naming'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/words/errors'
import type { InvoiceStatus } from '@/lib/documents/types'
import { listMailsAbout } from '@/lib/delivery/queries'
import type { InvoiceMail } from '@/lib/platform/queue/types'
import { keyText, readKey } from '@/lib/kernel/lists/key'
import { behind } from '@/lib/platform/db/keyset'
import type { Page } from '@/lib/kernel/lists/pages'
import { keptContent } from './content'
import { gapBelow } from './gap'
import type { ReleasedFor } from '@/lib/business/numbering/types'
import type { GivenNumber, GivenNumberWithContent } from './types'

const NUMBERS_PAGE = 50

interface Row {
  id: number
  number: string
  series: string | null
  count: bigint | null
  /** The highest count of the series below this one. */
  below: bigint | null
  givenAt: Date
  issuedAt: Date | null
  releasedAt: Date | null
  releasedBy: string | null
  releasedFor: ReleasedFor | null
  note: string | null
  invoiceId: number | null
  status: InvoiceStatus | null
  name: string | null
  companyName: string | null
  totalAmount: Prisma.Decimal | null
  currency: string | null
}

/**
 * The numbers that were given, newest first, each with what became of it and which ones are missing below it. One page: each
 * row looks below itself in an index.
 * @param before the key of the page
 */
export async function listNumbers(
  actor: Actor,
  before: string | null,
  limit: number = NUMBERS_PAGE,
): Promise<Page<GivenNumber>> {
  const key = before === null ? null : readKey([], before)
  const rows = await read(actor, behind([], 'g."id"', 'desc', key), limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)! : null
  return { rows: page.map(toGiven), next: last && keyText({ id: last.id, values: [] }) }
}

/** One number with what its invoice said when it lost it. Throws 404. */
export async function getNumber(actor: Actor, id: number): Promise<GivenNumberWithContent> {
  const [row] = await read(actor, Prisma.sql`AND g."id" = ${id}`, 1)
  if (!row) throw notFound('number')
  const { content } = await db.givenNumber.findUniqueOrThrow({
    where: { own: { businessId: actor.businessId, id } },
    select: { content: true },
  })
  return { ...toGiven(row), content: content === null ? null : await keptContent(actor, content) }
}

/** What went to whom about an invoice that was deleted, by its number; nothing while the invoice is there and says so itself. */
export async function mailsOfDeleted(actor: Actor, id: number): Promise<InvoiceMail[]> {
  const given = await db.givenNumber.findUnique({
    where: { own: { businessId: actor.businessId, id }, releasedFor: 'DELETED' },
    select: { invoiceId: true },
  })
  return given?.invoiceId ? listMailsAbout(actor, given.invoiceId) : []
}

const read = (actor: Actor, which: Prisma.Sql, limit: number) =>
  db.$queryRaw<Row[]>`
    SELECT g."id", g."number", g."series", g."count", g."givenAt", g."issuedAt", g."releasedAt", g."releasedBy",
      g."releasedFor", g."note", i."id" AS "invoiceId", i."status"::text,
      coalesce(c."name", g."content" #>> '{client,name}') AS "name",
      coalesce(c."companyName", g."content" #>> '{client,companyName}') AS "companyName",
      coalesce(i."totalAmount", (g."content" ->> 'totalAmount')::numeric) AS "totalAmount",
      coalesce(i."currency", g."content" ->> 'currency') AS "currency",
      (SELECT max(b."count") FROM "GivenNumber" b
        WHERE b."businessId" = g."businessId" AND b."series" = g."series" AND b."count" < g."count") AS "below"
    FROM "GivenNumber" g
    LEFT JOIN "Invoice" i ON i."id" = g."invoiceId" AND i."businessId" = g."businessId" AND g."releasedAt" IS NULL
    LEFT JOIN "Client" c ON c."id" = i."clientId" AND c."businessId" = i."businessId"
    WHERE g."businessId" = ${actor.businessId} ${which}
    ORDER BY g."id" DESC LIMIT ${limit}`

const numberOf = (value: bigint | null) => (value === null ? null : Number(value))

function toGiven(row: Row): GivenNumber {
  const { id, number, series, invoiceId, status, releasedAt, releasedFor, name, companyName } = row
  return {
    id,
    number,
    givenAt: row.givenAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    invoice: invoiceId && status ? { id: invoiceId, status } : null,
    clientName: name === null ? null : clientTitle({ name, companyName }),
    totalAmount: row.totalAmount && Number(row.totalAmount),
    currency: row.currency,
    released:
      releasedAt && releasedFor
        ? { at: releasedAt.toISOString(), by: row.releasedBy, reason: releasedFor, note: row.note }
        : null,
    skipped: gapBelow(number, series, numberOf(row.count), numberOf(row.below)),
  }
}
