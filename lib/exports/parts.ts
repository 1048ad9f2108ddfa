import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { MAX_ID, readId } from '@/lib/kernel/id'
import { db } from '@/lib/platform/db/client'
import { invalid } from '@/lib/words/errors'
import { partPath, type Bounds, type Part } from './paths'

/**
 * Invoices in a part of an export. Their PDFs take 10 to 80 ms each and 60 KB, so that a part ends far within the five minutes that a
 * host may give a call, also where host or connection are several times slower.
 */
const PART_SIZE = 500

/** The addresses of an export's parts in order, none as long as the whole is no larger than one. The last takes what is yet to be made too. */
export async function exportParts(actor: Actor): Promise<string[]> {
  // Raw SQL: window functions.
  const ends = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT "id", row_number() OVER w AS "place", lead("id") OVER w AS "next"
      FROM "Invoice" WHERE "businessId" = ${actor.businessId} WINDOW w AS (ORDER BY "id")
    ) invoices WHERE "place" % ${PART_SIZE} = 0 AND "next" IS NOT NULL ORDER BY "id"`
  if (ends.length === 0) return []
  return [0, ...ends.map(({ id }) => id)].map((after, at) =>
    partPath({ number: at + 1, after, upTo: ends[at]?.id }),
  )
}

/** What an address says of a part, as it stands there. */
interface Named {
  part: string
  after?: string
  upTo?: string
}

/** Where the part begins that an address names. Throws 422 unless it is the first, or says behind which invoice it begins. */
function readBounds({ part, after, upTo }: Named): Bounds {
  const number = readId(part)
  const start = after === undefined ? 0 : readId(after)
  const end = upTo === undefined ? undefined : readId(upTo)
  const isFirst = number === 1
  if (number === null || start === null || end === null || isFirst !== (start === 0))
    throw invalid('export.no-part', 'part')
  return { number, after: start, upTo: end }
}

/** The part that an address names. Throws 422 where there can be none. */
export async function findPart(actor: Actor, named: Named): Promise<Part> {
  const { number, after, upTo } = readBounds(named)
  const ahead = await db.invoice.findMany({
    where: { businessId: actor.businessId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: PART_SIZE + 1,
    select: { id: true },
  })
  const ids = ahead.slice(0, PART_SIZE).flatMap(({ id }) => (id <= (upTo ?? MAX_ID) ? id : []))
  const end = ids.at(-1) ?? upTo ?? after
  const isLast = ids.length === ahead.length
  return {
    number,
    after,
    upTo: end,
    invoices: ids.length,
    next: isLast ? null : partPath({ number: number + 1, after: end }),
  }
}
