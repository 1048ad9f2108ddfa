import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { getAvatarSrc } from './picture-urls'
import { toAvatar } from './picture'
import { storePicture, deleteBytes } from './pictures'

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
