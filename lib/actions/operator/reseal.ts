import 'server-only'
import type { BusinessId, UserId } from '@/lib/kernel/access/actor'
import { isNewest, open, seal } from '@/lib/platform/crypto/secret-box'
import { SEALED_AS as TWO_STEP_SECRET } from '@/lib/identity/second-step'
import { db } from '@/lib/platform/db/client'
import { SECRET as GMAIL_SECRET } from '@/lib/delivery/gmail/mutations'
import { LINK_SECRET } from '@/lib/documents/rows'

/** A column of sealed texts, read by key. */
interface Sealed<Key> {
  what: string
  purpose: string
  read: (after: Key | null, take: number) => Promise<{ key: Key; text: string }[]>
  /** Leaves a text alone that was changed meanwhile. */
  write: (key: Key, before: string, after: string) => Promise<unknown>
}

const COLUMNS: (() => Promise<Resealed>)[] = [
  column<{ businessId: BusinessId; id: number; updatedAt: Date }>({
    what: 'public links',
    purpose: LINK_SECRET,
    async read(after, take) {
      const rows = await db.invoice.findMany({
        where: {
          publicTokenCipher: { not: null },
          ...(after && {
            OR: [
              { businessId: after.businessId, id: { gt: after.id } },
              { businessId: { gt: after.businessId } },
            ],
          }),
        },
        orderBy: [{ businessId: 'asc' }, { id: 'asc' }],
        take,
        select: { businessId: true, id: true, updatedAt: true, publicTokenCipher: true },
      })
      return rows.map(({ publicTokenCipher, ...key }) => ({ key, text: publicTokenCipher! }))
    },
    write: ({ businessId, id, updatedAt }, before, after) =>
      db.invoice.updateMany({
        where: { businessId, id, publicTokenCipher: before },
        // Sealing anew is no change of the invoice.
        data: { publicTokenCipher: after, updatedAt },
      }),
  }),
  column<BusinessId>({
    what: 'Gmail connections',
    purpose: GMAIL_SECRET,
    async read(after, take) {
      const rows = await db.gmailConnection.findMany({
        where: { ...(after && { businessId: { gt: after } }) },
        orderBy: { businessId: 'asc' },
        take,
        select: { businessId: true, refreshToken: true },
      })
      return rows.map(({ businessId, refreshToken }) => ({ key: businessId, text: refreshToken }))
    },
    write: (businessId, before, after) =>
      db.gmailConnection.updateMany({
        where: { businessId: businessId, refreshToken: before },
        data: { refreshToken: after },
      }),
  }),
  column<UserId>({
    what: 'authenticator apps',
    purpose: TWO_STEP_SECRET,
    async read(after, take) {
      const rows = await db.twoStep.findMany({
        where: { ...(after && { userId: { gt: after } }) },
        orderBy: { userId: 'asc' },
        take,
        select: { userId: true, secret: true },
      })
      return rows.map(({ userId, secret }) => ({ key: userId, text: secret }))
    },
    write: (userId, before, after) =>
      db.twoStep.updateMany({
        where: { userId: userId, secret: before },
        data: { secret: after },
      }),
  }),
]

const BATCH = 500

interface Resealed {
  what: string
  /** Sealed anew with the newest key. */
  done: number
  /** Whose key is gone: nothing can open these. */
  lost: number
}

/**
 * Seals every kept secret anew with the newest key of SECRET_KEYS, so that older ones can be left out. May be broken off
 * and run again, while the application runs.
 */
export const resealAll = (): Promise<Resealed[]> => Promise.all(COLUMNS.map((reseal) => reseal()))

function column<Key>(sealed: Sealed<Key>): () => Promise<Resealed> {
  return () => reseal(sealed)
}

async function reseal<Key>({ what, purpose, read, write }: Sealed<Key>): Promise<Resealed> {
  const count = { what, done: 0, lost: 0 }
  for (let after: Key | null = null; ;) {
    const rows: { key: Key; text: string }[] = await read(after, BATCH)
    for (const { key, text } of rows.filter((row) => !isNewest(row.text))) {
      const secret = open(purpose, text)
      if (secret === null) count.lost++
      else {
        await write(key, text, seal(purpose, secret))
        count.done++
      }
    }
    if (rows.length < BATCH) return count
    after = rows.at(-1)!.key
  }
}
