import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/list'
import { type Day, todayIn } from '@/lib/core/dates'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import type { InvoiceSummary } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toLikePattern } from '@/lib/platform/db/list-sql'
import { toSearchText } from '@/lib/core/lists/list-params'
import { formatDocumentNumber } from '@/lib/business/numbering/pattern'
import { getNumberSequence } from '@/lib/business/numbering/number-sequence'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import { MAX_HITS, type SearchHits } from './search-response'

/**
 * Finds invoices for a typed number, newest first: the one that the number pattern makes of it (`27` finds INV-0027),
 * else those that end in this number, else those that contain the text.
 */
async function findByNumber(actor: Actor, typed: string, limit: number): Promise<InvoiceSummary[]> {
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
async function findByExactNumber(actor: Actor, typed: string): Promise<InvoiceSummary[]> {
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

/**
 * Finds documents and clients that contain `text`, a document with exactly that number first; without text, the newest
 * invoices. Remaining places go to the newest invoices of the first client found: whoever types an email address often
 * looks for its last invoice.
 */
export async function searchEverything(actor: Actor, text: string): Promise<SearchHits> {
  const params = { q: text }
  const filter = parseClientFilter(params)
  const [exactMatches, { invoices: containing }, { clients }] = await Promise.all([
    findByExactNumber(actor, text),
    listInvoices(actor, { ...parseInvoiceFilter(params), kind: null }, MAX_HITS),
    filter.search ? listClientRows(actor, { ...filter, limit: MAX_HITS }) : { clients: [] },
  ])
  const otherMatches = containing.filter(({ id }) => id !== exactMatches[0]?.id)
  const invoices = [...exactMatches, ...otherMatches].slice(0, MAX_HITS)
  const foundIds = new Set(invoices.map(({ id }) => id))
  const [first] = clients
  if (first && invoices.length < MAX_HITS) {
    const billed = await listInvoices(actor, { ...NO_FILTER, kind: null, clientId: first.id }, MAX_HITS)
    invoices.push(
      ...billed.invoices.filter(({ id }) => !foundIds.has(id)).slice(0, MAX_HITS - invoices.length),
    )
  }
  return {
    invoices: invoices.map(toHit),
    clients: clients.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }
}

/** Finds overdue invoices that contain `text`, the longest overdue first. @param today the user's day */
export async function searchOverdue(actor: Actor, text: string, today: Day): Promise<SearchHits> {
  const filter = { ...parseInvoiceFilter({ q: text, sort: 'due' }), overdue: today }
  return { invoices: (await listInvoices(actor, filter, MAX_HITS)).invoices.map(toHit), clients: [] }
}

/** Finds invoices by a spoken number: `27` and `0027` both match INV-0027. */
export async function searchNumbers(actor: Actor, text: string): Promise<SearchHits> {
  return { invoices: (await findByNumber(actor, text, MAX_HITS)).map(toHit), clients: [] }
}

const toHit = ({ id, kind, invoiceNumber, clientName, status, totalAmount, currency }: InvoiceSummary) => ({
  id,
  kind,
  invoiceNumber,
  clientName,
  status,
  totalAmount,
  currency,
})
