import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getClientTitle } from '@/lib/clients/display-name'
import { db } from '@/lib/platform/db/client'
import { Prisma, type DocumentKind } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/i18n/errors'
import type { InvoiceStatus } from '@/lib/documents/types'
import { listMailsAbout } from '@/lib/mail/sending/queries'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { formatPageKey, type Page } from '@/lib/core/lists/paging'
import { parseNumberKey } from './sequence-params'
import { afterKeySql } from '@/lib/platform/db/list-sql'
import { loadArchivedDocument } from './archived-content'
import { explainGap, type SkippedRange, findGapBelow, findNumberFormatter } from './number-gaps'
import { inSequenceSql } from './sequences'
import type { ReleaseReason, SkipReason } from '@/lib/business/numbering/types'
import { isDay, type Day } from '@/lib/core/dates'
import type { ExplainedGap, AssignedNumber, AssignedNumberWithContent } from './number-response'

const NUMBERS_PAGE = 50

interface Row {
  id: number
  kind: DocumentKind
  number: string
  series: string | null
  count: bigint | null
  /** Next lower count assigned in the sequence. */
  below: bigint | null
  givenAt: Date
  issuedAt: Date | null
  releasedAt: Date | null
  releasedBy: string | null
  releasedFor: ReleaseReason | null
  note: string | null
  invoiceId: number | null
  status: InvoiceStatus | null
  dueDate: string | null
  withheldAmount: Prisma.Decimal | null
  amountPaid: Prisma.Decimal | null
  amountCredited: Prisma.Decimal | null
  issueDate: string | null
  name: string | null
  companyName: string | null
  totalAmount: Prisma.Decimal | null
  currency: string | null
}

/**
 * Lists one page of assigned numbers, newest first, each with its state and the gap below it, which is found by an
 * index lookup per row.
 * @param before the key of the page
 * @param series only numbers of this sequence, highest first; null for numbers outside of any
 */
export async function listNumbers(
  actor: Actor,
  before: string | null,
  limit: number = NUMBERS_PAGE,
  series?: string | null,
): Promise<Page<AssignedNumber>> {
  const isCounted = typeof series === 'string'
  const key = before === null ? null : parseNumberKey(before, series)
  const after = afterKeySql(isCounted ? [['g."count"', 'bigint']] : [], 'g."id"', 'desc', key)
  const filter = series === undefined ? after : Prisma.sql`${inSequenceSql(series)} ${after}`
  const rows = await listRows(actor, filter, limit + 1, isCounted ? BY_COUNT : BY_ID)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)! : null
  const values = isCounted ? [String(last?.count)] : []
  return { rows: await withGaps(actor, page), next: last && formatPageKey({ id: last.id, values }) }
}

const BY_ID = Prisma.sql`g."id" DESC`
const BY_COUNT = Prisma.sql`g."count" DESC, g."id" DESC`

/** Returns a number with the archived content of its invoice, if it no longer has the number. Throws 404. */
export async function getNumber(actor: Actor, id: number): Promise<AssignedNumberWithContent> {
  const [row] = await listRows(actor, Prisma.sql`AND g."id" = ${id}`, 1)
  if (!row) throw notFound('number')
  const { content } = await db.documentNumber.findUniqueOrThrow({
    where: { own: { businessId: actor.businessId, id } },
    select: { content: true },
  })
  const [assigned] = await withGaps(actor, [row])
  return { ...assigned!, content: content === null ? null : await loadArchivedDocument(actor, content) }
}

/** Lists the emails about a deleted invoice by its number. Empty while the invoice exists, which lists them itself. */
export async function listMailsOfDeleted(actor: Actor, id: number): Promise<InvoiceMail[]> {
  const assigned = await db.documentNumber.findUnique({
    where: { own: { businessId: actor.businessId, id }, releasedFor: 'DELETED' },
    select: { invoiceId: true },
  })
  return assigned?.invoiceId ? listMailsAbout(actor, assigned.invoiceId) : []
}

// Raw SQL: joins without a relation, and the next lower count of each row.
const listRows = (actor: Actor, filter: Prisma.Sql, limit: number, order = BY_ID) =>
  db.$queryRaw<Row[]>`
    SELECT g."id", g."kind"::text, g."number", g."series", g."count", g."givenAt", g."issuedAt", g."releasedAt", g."releasedBy",
      g."releasedFor", g."note", i."id" AS "invoiceId", i."status"::text,
      i."dueDate"::text, i."withheldAmount", i."amountPaid", i."amountCredited",
      coalesce(i."issueDate"::text, g."content" ->> 'issueDate') AS "issueDate",
      coalesce(c."name", g."content" #>> '{client,name}') AS "name",
      coalesce(c."companyName", g."content" #>> '{client,companyName}') AS "companyName",
      coalesce(i."totalAmount", (g."content" ->> 'totalAmount')::numeric) AS "totalAmount",
      coalesce(i."currency", g."content" ->> 'currency') AS "currency",
      (SELECT max(b."count") FROM "GivenNumber" b
        WHERE b."businessId" = g."businessId" AND b."series" = g."series" AND b."count" < g."count") AS "below"
    FROM "GivenNumber" g
    LEFT JOIN "Invoice" i ON i."id" = g."invoiceId" AND i."businessId" = g."businessId" AND g."releasedAt" IS NULL
    LEFT JOIN "Client" c ON c."id" = i."clientId" AND c."businessId" = i."businessId"
    WHERE g."businessId" = ${actor.businessId} ${filter}
    ORDER BY ${order} LIMIT ${limit}`

const toNumberOrNull = (value: bigint | null) => (value === null ? null : Number(value))

/** Adds the gaps below each row, with one query for the reasons of all. */
async function withGaps(actor: Actor, rows: Row[]): Promise<AssignedNumber[]> {
  const skips = await listSkips(actor, rows)
  return rows.map((row) => ({
    ...toAssignedNumber(row),
    gaps: listGapsBelow(row, skips.get(row.series ?? '') ?? []),
  }))
}

/** Maximum number of reasons read for a page. */
const MAX_SKIPS = 5000

/** Lists the recorded reasons for the gaps below some rows, by sequence. */
async function listSkips(actor: Actor, rows: Row[]): Promise<Map<string, SkippedRange[]>> {
  const gaps = rows.filter(({ count, below }) => count !== null && count - (below ?? 0n) > 1n)
  const bySeries = new Map<string, SkippedRange[]>()
  if (gaps.length === 0) return bySeries
  const ranges = JSON.stringify(
    gaps.map(({ series, count, below }) => ({
      series,
      from: String((below ?? 0n) + 1n),
      to: String(count! - 1n),
    })),
  )
  // Raw SQL: join with a list of ranges.
  const skips = await db.$queryRaw<
    { series: string; from: bigint; to: bigint; reason: SkipReason; at: Date; by: string | null }[]
  >`
    SELECT DISTINCT k."series", k."from", k."to", k."reason", k."at", k."by" FROM "SkippedNumbers" k
    JOIN jsonb_to_recordset(${ranges}::jsonb) AS gap("series" text, "from" bigint, "to" bigint)
      ON k."series" = gap."series" AND k."from" <= gap."to" AND k."to" >= gap."from"
    WHERE k."businessId" = ${actor.businessId} ORDER BY k."at" DESC LIMIT ${MAX_SKIPS}`
  for (const { series, from, to, ...skip } of skips) {
    const all = bySeries.get(series) ?? []
    all.push({ ...skip, from: Number(from), to: Number(to) })
    bySeries.set(series, all)
  }
  return bySeries
}

function listGapsBelow({ number, series, count, below }: Row, skips: SkippedRange[]): ExplainedGap[] {
  const formatNumber = series === null ? null : findNumberFormatter(series, number)
  if (!formatNumber || count === null) return []
  return explainGap(Number(below ?? 0) + 1, Number(count) - 1, skips).map(({ from, to, why }) => ({
    from: formatNumber(from),
    to: formatNumber(to),
    count: to - from + 1,
    isStart: below === null,
    reason: why?.reason ?? null,
    at: why?.at.toISOString() ?? null,
    by: why?.by ?? null,
  }))
}

const toDayOrNull = (text: string | null): Day | null =>
  text !== null && isDay(text.slice(0, 10)) ? text.slice(0, 10) : null

function toNumberedInvoice({ invoiceId, status, ...row }: Row): AssignedNumber['invoice'] {
  const dueDate = toDayOrNull(row.dueDate)
  return invoiceId && status && dueDate
    ? {
        id: invoiceId,
        status,
        dueDate,
        withheldAmount: Number(row.withheldAmount),
        amountPaid: Number(row.amountPaid),
        amountCredited: Number(row.amountCredited),
      }
    : null
}

function toAssignedNumber(row: Row): Omit<AssignedNumber, 'gaps'> {
  const { id, number, series, releasedAt, releasedFor, name, companyName } = row
  return {
    id,
    kind: row.kind,
    number,
    givenAt: row.givenAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    invoice: toNumberedInvoice(row),
    issueDate: toDayOrNull(row.issueDate),
    clientName: name === null ? null : getClientTitle({ name, companyName }),
    totalAmount: row.totalAmount && Number(row.totalAmount),
    currency: row.currency,
    released:
      releasedAt && releasedFor
        ? { at: releasedAt.toISOString(), by: row.releasedBy, reason: releasedFor, note: row.note }
        : null,
    skipped: findGapBelow(number, series, toNumberOrNull(row.count), toNumberOrNull(row.below)),
  }
}
