import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { isEncryptedWithNewestKey, decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { TWO_STEP_ENCRYPTION_PURPOSE as TWO_STEP_SECRET } from '@/lib/auth/credentials/second-step'
import { db } from '@/lib/platform/db/client'
import { GMAIL_ENCRYPTION_PURPOSE as GMAIL_SECRET } from '@/lib/mail/gmail/mutations'
import { LINK_ENCRYPTION_PURPOSE } from '@/lib/documents/rows'

/** Column of encrypted texts, read in batches. */
interface EncryptedColumn<Key> {
  what: string
  purpose: string
  read: (after: Key | null, take: number) => Promise<{ key: Key; text: string }[]>
  /** Doesn't overwrite a text that was changed meanwhile. */
  write: (key: Key, before: string, after: string) => Promise<unknown>
}

const COLUMN_ROTATIONS: (() => Promise<RotationResult>)[] = [
  createRotation<{ businessId: BusinessId; id: number; updatedAt: Date }>({
    what: 'public links',
    purpose: LINK_ENCRYPTION_PURPOSE,
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
        // Encrypting again is no change of the invoice.
        data: { publicTokenCipher: after, updatedAt },
      }),
  }),
  createRotation<BusinessId>({
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
  createRotation<UserId>({
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

interface RotationResult {
  what: string
  /** Encrypted with the newest key. */
  done: number
  /** Can't be decrypted, because their key is missing. */
  lost: number
}

/**
 * Encrypts every stored secret with the newest key of SECRET_KEYS, so that older keys can be removed. Can be
 * interrupted and repeated, even while the application runs.
 */
export const rotateKeys = (): Promise<RotationResult[]> =>
  Promise.all(COLUMN_ROTATIONS.map((rotate) => rotate()))

function createRotation<Key>(column: EncryptedColumn<Key>): () => Promise<RotationResult> {
  return () => rotateColumn(column)
}

async function rotateColumn<Key>({
  what,
  purpose,
  read,
  write,
}: EncryptedColumn<Key>): Promise<RotationResult> {
  const count = { what, done: 0, lost: 0 }
  for (let after: Key | null = null; ;) {
    const rows: { key: Key; text: string }[] = await read(after, BATCH)
    for (const { key, text } of rows.filter((row) => !isEncryptedWithNewestKey(row.text))) {
      const secret = decrypt(purpose, text)
      if (secret === null) count.lost++
      else {
        await write(key, text, encrypt(purpose, secret))
        count.done++
      }
    }
    if (rows.length < BATCH) return count
    after = rows.at(-1)!.key
  }
}
