import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { MAX_ID, parseId } from '@/lib/core/ids'
import { db } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import { getChunkPath, type ChunkBounds, type ExportChunk } from './paths'

/**
 * Number of invoices in one part of an export. A PDF takes 10 to 80 ms and 60 KB, so a part is done well within the
 * five minutes that a host may allow, even if host or connection are several times slower.
 */
const CHUNK_SIZE = 500

/**
 * Lists the paths of an export's parts in order; none if everything fits into one. The last part has no upper bound, so
 * it includes invoices created meanwhile.
 */
export async function listExportChunks(actor: Actor): Promise<string[]> {
  // Raw SQL: window functions.
  const ends = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT "id", row_number() OVER w AS "place", lead("id") OVER w AS "next"
      FROM "Invoice" WHERE "businessId" = ${actor.businessId} WINDOW w AS (ORDER BY "id")
    ) invoices WHERE "place" % ${CHUNK_SIZE} = 0 AND "next" IS NOT NULL ORDER BY "id"`
  if (ends.length === 0) return []
  return [0, ...ends.map(({ id }) => id)].map((after, index) =>
    getChunkPath({ number: index + 1, after, upTo: ends[index]?.id }),
  )
}

/** Query parameters of a part, unparsed. */
interface ChunkParams {
  part: string
  after?: string
  upTo?: string
}

/** Parses the bounds of a part. Throws 422 unless it is the first, or names the invoice it starts after. */
function parseChunkBounds({ part, after, upTo }: ChunkParams): ChunkBounds {
  const number = parseId(part)
  const start = after === undefined ? 0 : parseId(after)
  const end = upTo === undefined ? undefined : parseId(upTo)
  const isFirst = number === 1
  if (number === null || start === null || end === null || isFirst !== (start === 0))
    throw invalid('export.no-part', 'part')
  return { number, after: start, upTo: end }
}

/** Returns the part that query parameters describe. Throws 422 for invalid ones. */
export async function getExportChunk(actor: Actor, params: ChunkParams): Promise<ExportChunk> {
  const { number, after, upTo } = parseChunkBounds(params)
  const following = await db.invoice.findMany({
    where: { businessId: actor.businessId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: CHUNK_SIZE + 1,
    select: { id: true },
  })
  const ids = following.slice(0, CHUNK_SIZE).flatMap(({ id }) => (id <= (upTo ?? MAX_ID) ? id : []))
  const end = ids.at(-1) ?? upTo ?? after
  const isLast = ids.length === following.length
  return {
    number,
    after,
    upTo: end,
    invoices: ids.length,
    next: isLast ? null : getChunkPath({ number: number + 1, after: end }),
  }
}
