import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { logoSrc } from './address'
import { toLogo } from './picture'
import { keepPicture, removeBytes, type RemovedPicture } from './pictures'

/** What an upload answers: the file reference to save as `companyLogo`, and its size in pixels. */
interface StoredLogo {
  file: string
  width: number
  height: number
}

/** Stores an uploaded picture as a logo of the user. It is nobody's current logo until the settings name it. */
export async function storeLogo(userId: number, upload: Uint8Array): Promise<StoredLogo> {
  const { row, removed } = await keepPicture('logo', await toLogo(upload), (row) =>
    db.$transaction(async (tx) => {
      await tx.logo.create({ data: { ...row, userId } })
      return { row, removed: await removeUnusedLogos(tx, userId, row.id) }
    }),
  )
  await removeBytes(removed)
  return { file: logoSrc(row.id), width: row.width, height: row.height }
}

/**
 * Removes the user's logos that neither the profile nor an invoice shows, deleted ones included that were issued, but for the one given. Hand what it answers to
 * `removeBytes` once the transaction is through.
 */
export function removeUnusedLogos(tx: Db, userId: number, keep: string | null): Promise<RemovedPicture[]> {
  return tx.$queryRaw<RemovedPicture[]>`
    DELETE FROM "Logo" l
    WHERE l."userId" = ${userId} AND l.id <> ${keep ?? ''}
      AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."logoId" = l.id)
      AND NOT EXISTS (SELECT 1 FROM "Invoice" i WHERE i."logoId" = l.id)
      AND NOT EXISTS (SELECT 1 FROM "GivenNumber" g
        WHERE g."userId" = l."userId" AND g."content" #>> '{seller,logo,id}' = l.id)
    RETURNING l.id, l.url`
}
