import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, type Db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { logoIdOf, logoSrc } from './address'
import { databaseDriver } from './database'
import type { StorageDriver } from './driver'
import { toLogo } from './picture'

const driver: StorageDriver = databaseDriver

/** What an upload answers: the file reference to save as `companyLogo`, and its size in pixels. */
export interface StoredLogo {
  file: string
  width: number
  height: number
}

/** Stores an uploaded picture as a logo of the user. It is nobody's current logo until the settings name it. */
export async function storeLogo(userId: number, upload: Uint8Array): Promise<StoredLogo> {
  const picture = await toLogo(upload)
  const id = randomBytes(24).toString('base64url')
  const { contentType, width, height } = picture
  const place = await driver.put(id, picture)
  await db.$transaction(async (tx) => {
    await tx.logo.create({ data: { id, userId, contentType, width, height, ...place } })
    await removeUnusedLogos(tx, userId, id)
  })
  return { file: logoSrc(id), width, height }
}

/** Removes the user's logos that neither the profile nor an invoice shows, but for the one given. */
export async function removeUnusedLogos(tx: Db, userId: number, keep: string | null): Promise<void> {
  await tx.logo.deleteMany({
    where: { userId, usedBy: { none: {} }, invoices: { none: {} }, ...(keep && { id: { not: keep } }) },
  })
}

/** A logo's picture. Its id is the permission: it cannot be guessed. Throws 404. */
export async function readLogo(id: string): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }> {
  const logo = logoIdOf(logoSrc(id)) ? await db.logo.findUnique({ where: { id } }) : null
  const bytes = logo && (await driver.get(logo))
  if (!bytes) throw notFound('Logo')
  return { contentType: logo.contentType, bytes }
}
