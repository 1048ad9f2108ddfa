import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, type Db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { notFound } from '@/lib/errors'
import { logoIdOf, logoSrc } from './address'
import { databaseDriver } from './database'
import type { Place, StorageDriver } from './driver'
import { toLogo } from './picture'
import { uploadThingDriver } from './uploadthing'

/** Where new pictures go. */
const newest = (): StorageDriver => (env().UPLOADTHING_TOKEN ? uploadThingDriver : databaseDriver)
/** Where a stored one lies, whatever is configured by now. */
const driverOf = ({ url }: Pick<Place, 'url'>): StorageDriver => (url ? uploadThingDriver : databaseDriver)

/** What an upload answers: the file reference to save as `companyLogo`, and its size in pixels. */
export interface StoredLogo {
  file: string
  width: number
  height: number
}

/** A picture whose row is gone and whose bytes may still lie somewhere. */
export interface RemovedLogo {
  id: string
  url: string | null
}

/** Stores an uploaded picture as a logo of the user. It is nobody's current logo until the settings name it. */
export async function storeLogo(userId: number, upload: Uint8Array): Promise<StoredLogo> {
  const picture = await toLogo(upload)
  const id = randomBytes(24).toString('base64url')
  const { contentType, width, height } = picture
  const place = await newest().put(id, picture)
  const removed = await db
    .$transaction(async (tx) => {
      await tx.logo.create({ data: { id, userId, contentType, width, height, ...place } })
      return removeUnusedLogos(tx, userId, id)
    })
    .catch(async (error: unknown) => {
      await driverOf(place).remove([id])
      throw error
    })
  await removeBytes(removed)
  return { file: logoSrc(id), width, height }
}

/**
 * Removes the user's logos that neither the profile nor an invoice shows, but for the one given. Hand what it answers to
 * `removeBytes` once the transaction is through.
 */
export function removeUnusedLogos(tx: Db, userId: number, keep: string | null): Promise<RemovedLogo[]> {
  return tx.$queryRaw<RemovedLogo[]>`
    DELETE FROM "Logo" l
    WHERE l."userId" = ${userId} AND l.id <> ${keep ?? ''}
      AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."logoId" = l.id)
      AND NOT EXISTS (SELECT 1 FROM "Invoice" i WHERE i."logoId" = l.id)
    RETURNING l.id, l.url`
}

/** Forgets the bytes that lie outside the rows that were removed. */
export async function removeBytes(removed: RemovedLogo[]): Promise<void> {
  await uploadThingDriver.remove(removed.filter(({ url }) => url).map(({ id }) => id))
}

/** A logo's picture. Its id is the permission: it cannot be guessed. Throws 404, or 503 while a service is away. */
export async function readLogo(id: string): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }> {
  const logo = logoIdOf(logoSrc(id)) ? await db.logo.findUnique({ where: { id } }) : null
  const bytes = logo && (await driverOf(logo).get(id, logo))
  if (!bytes) throw notFound('Logo')
  return { contentType: logo.contentType, bytes }
}
