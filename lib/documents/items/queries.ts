import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { matchesTerms, parseSearchTerms, foldTexts } from '@/lib/core/lists/search-folding'
import { MAX_LINES } from '@/lib/documents/limits'
import { toTax } from '@/lib/documents/totals/charge-columns'
import type { TaxCategory } from '@/lib/core/tax/categories'
import { parseId } from '@/lib/core/ids'
import { toSearchText } from '@/lib/core/lists/list-params'
import type { SuggestedItem } from './item-response'
import type { ItemFilter } from './types'

/** Texts folded before yielding to other requests. */
const BATCH = 200
/** Enough for a few busy businesses; about 12 MB. */
const MAX_CACHED = 10_000

/** LRU cache of folded texts by original text; the least recently used comes first. */
const foldCache = new Map<string, string>()

function foldText(text: string): string {
  const folded = foldCache.get(text) ?? foldTexts([text])
  foldCache.delete(text)
  foldCache.set(text, folded)
  const [oldest] = foldCache.keys()
  if (foldCache.size > MAX_CACHED && oldest !== undefined) foldCache.delete(oldest)
  return folded
}

/**
 * Folds many short texts separately, in order, and yields to other requests in between.
 * @see foldTexts
 */
export async function foldEach(texts: string[]): Promise<string[]> {
  const folded: string[] = []
  for (const [index, text] of texts.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    folded.push(foldText(text))
  }
  return folded
}

const { sql } = Prisma

/** Fits without scrolling. */
const MAX_SUGGESTIONS = 5
/**
 * Latest invoices and lines searched, so that a search takes the same time after a million invoices. The limit in the
 * lateral join makes the planner read the lines of each invoice by index; without it, it reads the lines of all
 * businesses.
 */
const MAX_INVOICES = 1000
const MAX_SEARCHED_LINES = 5000
/** Number and length of the description beginnings searched: folding takes CPU time of the web server. */
const MAX_SEARCHED = 2000
const MAX_SEARCHED_LENGTH = 200
const BEGINNING = sql`left("key", ${MAX_SEARCHED_LENGTH}::int)`

interface Row extends Omit<SuggestedItem, 'unitPrice' | 'tax'> {
  unitPrice: Prisma.Decimal
  taxRate: Prisma.Decimal | null
  taxCategory: TaxCategory | null
  taxReason: string | null
  taxParts: unknown
}

/**
 * Lists the items that match every word of a search, one per description: saved items and earlier line items with
 * their latest price. Order: saved items, the invoice's currency, a word that starts with the search, most used, last
 * used.
 * For a client, only what was billed to that client.
 */
export async function listItems(
  actor: Actor,
  { search, currency, clientId }: ItemFilter,
): Promise<SuggestedItem[]> {
  const known = knownItemsSql(actor, clientId)
  const matching = search ? await listMatching(search, await listBeginnings(known)) : null
  if (matching?.all.length === 0) return []
  // Raw SQL: DISTINCT ON, window function and lateral join.
  const rows = await db.$queryRaw<Row[]>`
    SELECT "description", "unit", "unitPrice", "currency", "taxRate", "taxCategory"::text, "taxReason", "taxParts", "uses", "isSaved" FROM (
      SELECT DISTINCT ON ("key") *, (count(*) FILTER (WHERE NOT "isSaved") OVER (PARTITION BY "key"))::int AS "uses"
      FROM (${known}) known
      WHERE ${matching ? sql`${BEGINNING} = ANY (${matching.all})` : sql`true`}
      ORDER BY "key", ("currency" = ${currency}) DESC, "isSaved" DESC, "id" DESC, "position" DESC
    ) item
    ORDER BY "isSaved" DESC, ("currency" = ${currency}) DESC, ${BEGINNING} = ANY (${matching?.first ?? []}) DESC,
      "uses" DESC, "id" DESC, "position" DESC LIMIT ${MAX_SUGGESTIONS}`
  return rows.map(({ taxRate, taxCategory, taxReason, taxParts, unitPrice, ...row }) => ({
    ...row,
    unitPrice: Number(unitPrice),
    tax: toTax({ taxRate, taxCategory, taxReason, taxParts }),
  }))
}

/** Builds the query of saved items and earlier line items. Items with equal descriptions have an equal `key`. */
function knownItemsSql(actor: Actor, clientId: number | null): Prisma.Sql {
  const toClient = clientId === null ? Prisma.empty : sql`AND "clientId" = ${clientId}`
  const saved = sql`
    SELECT "id", 0 AS "position", "description", "unit", "unitPrice", "currency", "taxRate", "taxCategory", "taxReason", "taxParts",
      lower("description") AS "key", TRUE AS "isSaved"
    FROM "SavedItem" WHERE "businessId" = ${actor.businessId} AND ${clientId === null}`
  // A line without a tax has the tax of its invoice.
  const billed = sql`
    SELECT i."id", l."position", l."description", l."unit", l."unitPrice", i."currency",
      coalesce(l."taxRate", i."taxRate") AS "taxRate",
      CASE WHEN l."taxRate" IS NULL THEN i."taxCategory" ELSE l."taxCategory" END AS "taxCategory",
      CASE WHEN l."taxRate" IS NULL THEN i."taxReason" ELSE l."taxReason" END AS "taxReason",
      CASE WHEN l."taxRate" IS NULL THEN i."taxParts" ELSE l."taxParts" END AS "taxParts",
      lower(l."description") AS "key", FALSE AS "isSaved"
    FROM (
      SELECT "id", "currency", "taxRate", "taxCategory", "taxReason", "taxParts" FROM "Invoice"
      WHERE "businessId" = ${actor.businessId} ${toClient}
      ORDER BY "id" DESC LIMIT ${MAX_INVOICES}
    ) i CROSS JOIN LATERAL (
      SELECT * FROM "LineItem" WHERE "businessId" = ${actor.businessId} AND "invoiceId" = i."id" AND "kind" = 'ITEM'
      ORDER BY "position" LIMIT ${MAX_LINES}
    ) l
    ORDER BY i."id" DESC, l."position" LIMIT ${MAX_SEARCHED_LINES}`
  return sql`(${saved}) UNION ALL (${billed})`
}

/** Lists the distinct beginnings of descriptions. If there are too many, saved items come first, then the latest. */
async function listBeginnings(known: Prisma.Sql): Promise<string[]> {
  // Raw SQL: groups by an expression over a UNION.
  const rows = await db.$queryRaw<{ beginning: string }[]>`
    SELECT ${BEGINNING} AS "beginning" FROM (${known}) known GROUP BY 1
    ORDER BY bool_or("isSaved") DESC, max("id") DESC, min("position") LIMIT ${MAX_SEARCHED}`
  return rows.map(({ beginning }) => beginning)
}

/**
 * Returns the beginnings that contain every word of a search, and those with words that start with it. Folds here,
 * not in SQL, so that there is only one implementation of folding.
 */
async function listMatching(
  search: string,
  beginnings: string[],
): Promise<{ all: string[]; first: string[] }> {
  const terms = parseSearchTerms(search)
  // A search without letters or digits is matched literally.
  if (terms.length === 0)
    return { all: beginnings.filter((text) => text.includes(search.toLowerCase())), first: [] }
  const texts = await foldEach(beginnings)
  const startsOfWords = terms.map((spellings) => spellings.map((spelling) => ` ${spelling}`))
  return {
    all: beginnings.filter((_, index) => matchesTerms(texts[index]!, terms)),
    first: beginnings.filter((_, index) =>
      matchesTerms(` ${texts[index]!.replaceAll('\n', ' ')}`, startsOfWords),
    ),
  }
}

type ItemParams = Record<string, string | undefined>

/** Parses the query parameters. `userCurrency` applies without a currency. */
export function parseItemFilter(
  { q = '', currency = '', clientId = '' }: ItemParams,
  userCurrency: string,
): ItemFilter {
  return {
    search: toSearchText(q),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : userCurrency,
    clientId: parseId(clientId),
  }
}
