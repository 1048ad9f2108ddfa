import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { getLogoSrc } from './picture-urls'
import { toLogo } from './picture'
import { storePicture, deleteBytes, type DeletedPicture } from './pictures'

/** What an upload answers: the file reference to save as `companyLogo`, and its size in pixels. */
interface StoredLogo {
  file: string
  width: number
  height: number
}

/** Stores an uploaded picture as a logo of the user. It is nobody's current logo until the settings name it. */
export async function storeLogo(actor: Actor, upload: Uint8Array): Promise<StoredLogo> {
  const { row, removed } = await storePicture('logo', await toLogo(upload), (row) =>
    db.$transaction(async (tx) => {
      await tx.logo.create({ data: { ...row, businessId: actor.businessId } })
      return { row, removed: await deleteUnusedLogos(tx, actor, row.id) }
    }),
  )
  await deleteBytes(removed)
  return { file: getLogoSrc(row.id), width: row.width, height: row.height }
}

/**
 * Removes the user's logos that neither the profile nor an invoice shows, deleted ones included that were issued, but for the one given. Hand what it answers to
 * `deleteBytes` once the transaction is through.
 */
export function deleteUnusedLogos(tx: Db, actor: Actor, keep: string | null): Promise<DeletedPicture[]> {
  // Raw SQL: compares a value inside JSON with a column.
  return tx.$queryRaw<DeletedPicture[]>`
    DELETE FROM "Logo" l
    WHERE l."businessId" = ${actor.businessId} AND l.id <> ${keep ?? ''}
      AND NOT EXISTS (SELECT 1 FROM "Business" b WHERE b."logoId" = l.id)
      AND NOT EXISTS (SELECT 1 FROM "Invoice" i WHERE i."logoId" = l.id)
      AND NOT EXISTS (SELECT 1 FROM "GivenNumber" g
        WHERE g."businessId" = l."businessId" AND g."content" #>> '{seller,logo,id}' = l.id)
    RETURNING l.id, l.url`
}
