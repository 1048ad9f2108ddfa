import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { MAX_ID, parseId } from '@/lib/core/id'
import { db } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import { getChunkPath, type ChunkBounds, type ExportChunk } from './paths'

/**
 * Invoices in a part of an export. Their PDFs take 10 to 80 ms each and 60 KB, so that a part ends far within the five minutes that a
 * host may give a call, also where host or connection are several times slower.
 */
const CHUNK_SIZE = 500

/** The addresses of an export's parts in order, none as long as the whole is no larger than one. The last takes what is yet to be made too. */
export async function listExportChunks(actor: Actor): Promise<string[]> {
  // Raw SQL: window functions.
  const ends = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT "id", row_number() OVER w AS "place", lead("id") OVER w AS "next"
      FROM "Invoice" WHERE "businessId" = ${actor.businessId} WINDOW w AS (ORDER BY "id")
    ) invoices WHERE "place" % ${CHUNK_SIZE} = 0 AND "next" IS NOT NULL ORDER BY "id"`
  if (ends.length === 0) return []
  return [0, ...ends.map(({ id }) => id)].map((after, at) =>
    getChunkPath({ number: at + 1, after, upTo: ends[at]?.id }),
  )
}

/** What an address says of a part, as it stands there. */
interface ChunkParams {
  part: string
  after?: string
  upTo?: string
}

/** Where the part begins that an address names. Throws 422 unless it is the first, or says behind which invoice it begins. */
function parseChunkBounds({ part, after, upTo }: ChunkParams): ChunkBounds {
  const number = parseId(part)
  const start = after === undefined ? 0 : parseId(after)
  const end = upTo === undefined ? undefined : parseId(upTo)
  const isFirst = number === 1
  if (number === null || start === null || end === null || isFirst !== (start === 0))
    throw invalid('export.no-part', 'part')
  return { number, after: start, upTo: end }
}

/** The part that an address names. Throws 422 where there can be none. */
export async function getExportChunk(actor: Actor, named: ChunkParams): Promise<ExportChunk> {
  const { number, after, upTo } = parseChunkBounds(named)
  const ahead = await db.invoice.findMany({
    where: { businessId: actor.businessId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: CHUNK_SIZE + 1,
    select: { id: true },
  })
  const ids = ahead.slice(0, CHUNK_SIZE).flatMap(({ id }) => (id <= (upTo ?? MAX_ID) ? id : []))
  const end = ids.at(-1) ?? upTo ?? after
  const isLast = ids.length === ahead.length
  return {
    number,
    after,
    upTo: end,
    invoices: ids.length,
    next: isLast ? null : getChunkPath({ number: number + 1, after: end }),
  }
}
