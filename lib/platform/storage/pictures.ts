import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { AppError, notFound } from '@/lib/i18n/errors'
import { isPictureId } from './picture-urls'
import type { Picture, PictureKind, PictureLocation, StorageDriver } from './driver'
import { uploadThingDriver } from './uploadthing-driver'

/** Keeps a picture in its own row: nothing to configure, in every backup, gone with the row. */
const databaseDriver: StorageDriver = {
  put: async (_id, picture) => ({ bytes: picture.bytes, url: null }),
  get: async (_id, place) => place.bytes,
  remove: async () => true,
}

/** Where new pictures go. */
const getCurrentDriver = (): StorageDriver => (env().UPLOADTHING_TOKEN ? uploadThingDriver : databaseDriver)
/** Where a stored one lies, whatever is configured by now. */
const getDriver = ({ url }: Pick<PictureLocation, 'url'>): StorageDriver =>
  url ? uploadThingDriver : databaseDriver

/** What a picture's row says. */
export interface PictureRow extends PictureLocation {
  id: string
  contentType: string
  width: number
  height: number
}

/** A picture whose row is gone and whose bytes may still lie somewhere. */
export type DeletedPicture = Pick<PictureRow, 'id' | 'url'>

/** What is served of a picture. */
export interface PictureFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Keeps a picture's bytes under a new id, then its row by `write`. Without the row the bytes go again. */
export async function storePicture<T>(
  kind: PictureKind,
  picture: Picture,
  write: (row: PictureRow) => Promise<T>,
): Promise<T> {
  const id = randomBytes(24).toString('base64url')
  const { contentType, width, height } = picture
  const place = await getCurrentDriver().put(id, picture, kind)
  return write({ id, contentType, width, height, ...place }).catch(async (error: unknown) => {
    await getDriver(place).remove([id])
    throw error
  })
}

/** A logo's picture. Its id is the permission: it cannot be guessed. Throws 404, or 503 while a service is away. */
export async function readLogo(id: string): Promise<PictureFile> {
  return loadPicture('logo', isPictureId(id) ? await db.logo.findUnique({ where: { id } }) : null)
}

/** The same for a document or a mail, which is worth more than the picture on it: null when that is gone or out of reach. */
export async function findLogo(id: string): Promise<PictureFile | null> {
  try {
    return await readLogo(id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The user's own picture. Throws 404 for any other, or 503 while a service is away. */
export async function readAvatar(userId: UserId, id: string): Promise<PictureFile> {
  return loadPicture(
    'picture',
    isPictureId(id) ? await db.avatar.findUnique({ where: { id, userId } }) : null,
  )
}

/** The bytes behind a row. Throws 404 when there is none, or nothing behind it; 503 while a service is away. */
async function loadPicture(
  kind: PictureKind,
  row: Pick<PictureRow, 'id' | 'contentType' | keyof PictureLocation> | null,
): Promise<PictureFile> {
  const bytes = row && (await getDriver(row).get(row.id, row, kind))
  if (!bytes) throw notFound(kind === 'logo' ? 'logo' : 'picture')
  return { contentType: row.contentType, bytes }
}

/** Forgets the bytes that lie outside the rows that were removed. Answers whether they are gone; never throws. */
export const deleteBytes = (removed: DeletedPicture[]): Promise<boolean> =>
  uploadThingDriver.remove(removed.filter(({ url }) => url).map(({ id }) => id))
