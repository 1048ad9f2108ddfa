import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toLikePattern } from '@/lib/platform/db/list-sql'
import { toSearchText } from '@/lib/core/lists/list-params'
import { todayIn } from '@/lib/core/dates'
import { formatDocumentNumber } from '@/lib/business/numbering/pattern'
import { getNumberSequence } from '@/lib/business/numbering/number-sequence'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import type { InvoiceSummary } from '@/lib/documents/types'

/**
 * Finds invoices for a typed number, newest first: the one that the number pattern makes of it (`27` finds INV-0027),
 * else those that end in this number, else those that contain the text.
 */
export async function findByNumber(actor: Actor, typed: string, limit: number): Promise<InvoiceSummary[]> {
  const text = toSearchText(typed)
  if (!text) return []
  const exact = await listByNumber(
    actor,
    { in: [...listSpellings(text), ...(await listPatternNumbers(actor, text))] },
    limit,
  )
  if (exact.length > 0) return exact
  // Raw SQL: regular expression.
  const ids = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Invoice"
    WHERE "businessId" = ${actor.businessId} AND "searchText" LIKE ${toSearchPattern(text)} AND "invoiceNumber" ~* ${toEndingPattern(text)}
    ORDER BY "id" DESC LIMIT ${limit}`
  return listByNumber(actor, undefined, limit, ids)
}

/** Lists the spellings of a number: as typed, and in capitals. */
const listSpellings = (text: string) => [text, text.toUpperCase()]

/** Finds the document with exactly this number, as typed or in capitals. */
export async function findByExactNumber(actor: Actor, typed: string): Promise<InvoiceSummary[]> {
  const text = toSearchText(typed)
  return text ? listByNumber(actor, { in: listSpellings(text) }, 1) : []
}

/** Formats a count by the current number pattern. */
async function listPatternNumbers(actor: Actor, text: string): Promise<string[]> {
  if (!/^\d{1,15}$/.test(text)) return []
  const { timeZone } = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const { pattern } = await getNumberSequence(db, actor, 'INVOICE')
  return [formatDocumentNumber(pattern, { day: todayIn(timeZone), client: '' }, Number(text))]
}

const listByNumber = async (
  actor: Actor,
  invoiceNumber: Prisma.StringFilter | undefined,
  limit: number,
  ids?: { id: number }[],
) => {
  const rows = await db.invoice.findMany({
    where: {
      businessId: actor.businessId,
      ...(invoiceNumber && { invoiceNumber }),
      ...(ids && { id: { in: ids.map(({ id }) => id) } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
    select: summarySelect,
    relationLoadStrategy: 'join',
  })
  return rows.map(toSummary)
}

const withoutZeros = (text: string) => text.replace(/^0+(?=\d)/, '')
const isCount = (text: string) => /^\d+$/.test(text)

/** The number is the first line of the search text, in lower case. */
const toSearchPattern = (text: string) =>
  isCount(text) ? `%${withoutZeros(text)}\n%` : toLikePattern(text.toLowerCase())

/** A count must be the last digits of the number; other text may be anywhere in it. */
const toEndingPattern = (text: string) =>
  isCount(text) ? `(^|[^0-9])0*${withoutZeros(text)}$` : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
