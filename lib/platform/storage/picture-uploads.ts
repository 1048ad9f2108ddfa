import 'server-only'
import type { UserId, Actor } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import { getAvatarSrc, getLogoSrc } from './picture-urls'
import { toAvatar, toLogo } from './picture'
import { storePicture, deleteBytes, type DeletedPicture } from './pictures'

/** Stores an upload as the user's avatar, replacing the previous one. Returns its URL path. Throws 422. */
export async function storeAvatar(userId: UserId, upload: Uint8Array): Promise<{ avatar: string }> {
  const { id, removed } = await storePicture('picture', await toAvatar(upload), (row) =>
    db.$transaction(async (tx) => {
      // Raw SQL: row lock. The second of two concurrent uploads waits for the first and replaces it.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
      const previous = await tx.avatar.findUnique({ where: { userId }, select: { id: true, url: true } })
      if (previous) await tx.avatar.delete({ where: { userId } })
      await tx.avatar.create({ data: { ...row, userId } })
      return { id: row.id, removed: previous ? [previous] : [] }
    }),
  )
  await deleteBytes(removed)
  return { avatar: getAvatarSrc(id) }
}

/** Deletes the user's avatar, if any. */
export async function deleteAvatar(userId: UserId): Promise<void> {
  const avatar = await db.avatar.findUnique({ where: { userId }, select: { id: true, url: true } })
  if (!avatar) return
  const { count } = await db.avatar.deleteMany({ where: { id: avatar.id } })
  if (count > 0) await deleteBytes([avatar])
}

/** Response to an upload: the file reference to save as `companyLogo`, and the size in pixels. */
interface StoredLogo {
  file: string
  width: number
  height: number
}

/** Stores an upload as a logo of the business. It is not used until the settings reference it. */
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
 * Deletes the business's logos, except `keep`, that are shown neither by the profile nor by any invoice, nor by the
 * archive of a deleted one. Pass the result to `deleteBytes` after the commit.
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
