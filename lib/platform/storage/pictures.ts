import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { AppError, notFound } from '@/lib/i18n/errors'
import { isPictureId } from './picture-urls'
import type { Picture, PictureKind, PictureLocation, StorageDriver } from './driver'
import { uploadThingDriver } from './uploadthing-driver'

/** Stores a picture in its row: no configuration, part of every backup, deleted with the row. */
const databaseDriver: StorageDriver = {
  put: async (_id, picture) => ({ bytes: picture.bytes, url: null }),
  get: async (_id, location) => location.bytes,
  remove: async () => true,
}

const getCurrentDriver = (): StorageDriver => (env().UPLOADTHING_TOKEN ? uploadThingDriver : databaseDriver)
/** Returns the driver that a stored picture was written with, whatever is configured now. */
const getDriver = ({ url }: Pick<PictureLocation, 'url'>): StorageDriver =>
  url ? uploadThingDriver : databaseDriver

interface PictureRow extends PictureLocation {
  id: string
  contentType: string
  width: number
  height: number
}

/** A picture whose row was deleted but whose bytes may still be stored. */
export type DeletedPicture = Pick<PictureRow, 'id' | 'url'>

export interface PictureFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Stores a picture's bytes under a new id, then its row through `write`. Deletes the bytes if `write` fails. */
export async function storePicture<T>(
  kind: PictureKind,
  picture: Picture,
  write: (row: PictureRow) => Promise<T>,
): Promise<T> {
  const id = randomBytes(24).toString('base64url')
  const { contentType, width, height } = picture
  const location = await getCurrentDriver().put(id, picture, kind)
  return write({ id, contentType, width, height, ...location }).catch(async (error: unknown) => {
    await getDriver(location).remove([id])
    throw error
  })
}

/** Returns a logo. Its unguessable id is the permission. Throws 404, or 503 while the storage service is down. */
export async function readLogo(id: string): Promise<PictureFile> {
  return loadPicture('logo', isPictureId(id) ? await db.logo.findUnique({ where: { id } }) : null)
}

/**
 * Like `readLogo`, but returns null if the logo is missing or unavailable: a document or an email matters more than the
 * picture on it.
 */
export async function findLogo(id: string): Promise<PictureFile | null> {
  try {
    return await readLogo(id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns the user's own avatar. Throws 404 for any other, or 503 while the storage service is down. */
export async function readAvatar(userId: UserId, id: string): Promise<PictureFile> {
  return loadPicture(
    'picture',
    isPictureId(id) ? await db.avatar.findUnique({ where: { id, userId } }) : null,
  )
}

/** Loads the bytes of a row. Throws 404 without a row or bytes; 503 while the storage service is down. */
async function loadPicture(
  kind: PictureKind,
  row: Pick<PictureRow, 'id' | 'contentType' | keyof PictureLocation> | null,
): Promise<PictureFile> {
  const bytes = row && (await getDriver(row).get(row.id, row, kind))
  if (!bytes) throw notFound(kind === 'logo' ? 'logo' : 'picture')
  return { contentType: row.contentType, bytes }
}

/** Deletes bytes stored outside the deleted rows. Returns whether that succeeded; never throws. */
export const deleteBytes = (removed: DeletedPicture[]): Promise<boolean> =>
  uploadThingDriver.remove(removed.filter(({ url }) => url).map(({ id }) => id))
