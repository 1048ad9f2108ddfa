import 'server-only'
import type { UTApi } from 'uploadthing/server'
import { ByteCache } from '@/lib/core/byte-cache'
import { env } from '@/lib/platform/env'
import { unavailable, upstream } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import {
  getExtension,
  type Picture,
  type PictureKind,
  type PictureLocation,
  type StorageDriver,
} from './driver'

/** Timeouts in milliseconds: for an upload or a deletion, and for fetching a picture that a request waits for. */
const CALL_TIMEOUT = 15_000
const READ_TIMEOUT = 4_000
/** Maximum size in bytes; a re-encoded logo of 800 x 400 pixels is always smaller. */
const MAX_BYTES = 4 * 1024 * 1024

/** The bytes of an id never change, and PDFs need the same logo again and again. */
const byteCache = new ByteCache(200, 32 * 1024 * 1024)

/** Loads the service's client on first use: most installations never need it. */
async function getClient(): Promise<UTApi> {
  const { UTApi } = await import('uploadthing/server')
  return new UTApi({
    token: env().UPLOADTHING_TOKEN,
    defaultKeyType: 'customId',
    logLevel: 'None',
    fetch: (url, init) =>
      fetch(url as string, { ...(init as RequestInit), signal: AbortSignal.timeout(CALL_TIMEOUT) }),
  })
}

/** Stores pictures with UploadThing, under the picture's own id. The browser never talks to the service. */
export const uploadThingDriver: StorageDriver = {
  async put(id: string, { bytes, contentType }: Picture, kind: PictureKind): Promise<PictureLocation> {
    const { UTFile } = await import('uploadthing/server')
    const name = `${kind}.${getExtension(contentType)}`
    try {
      const file = new UTFile([bytes], name, { type: contentType, customId: id })
      // The client returns errors instead of throwing them.
      const { data, error } = await (await getClient()).uploadFiles(file)
      if (error) throw error
      if (!isServiceUrl(data.ufsUrl)) throw new Error(`The service names a foreign address: ${data.ufsUrl}`)
      return { bytes: null, url: data.ufsUrl }
    } catch (error) {
      log.error({ err: error }, 'uploading a picture to UploadThing failed')
      throw upstream(`${kind}.not-kept`)
    }
  },

  async get(id: string, { url }: PictureLocation, kind: PictureKind) {
    const known = byteCache.get(id)
    if (known) return known
    try {
      const bytes = url && isServiceUrl(url) ? await download(url) : null
      if (bytes) byteCache.set(id, bytes)
      return bytes
    } catch (error) {
      log.warn({ err: error }, 'downloading a picture from UploadThing failed')
      throw unavailable(`${kind}.away`, 30)
    }
  },

  async remove(ids: string[]) {
    if (ids.length === 0) return true
    try {
      if (!env().UPLOADTHING_TOKEN) throw new Error('UPLOADTHING_TOKEN is not set any more')
      await (await getClient()).deleteFiles(ids)
      return true
    } catch (error) {
      log.warn({ err: error, ids }, 'deleting pictures from UploadThing failed')
      return false
    }
  },
}

/** True if a URL is the service's: nothing else is ever fetched from here. */
function isServiceUrl(address: string): boolean {
  const host = env().UPLOADTHING_UFS_HOST ?? 'ufs.sh'
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const isSecure = url.protocol === 'https:' || Boolean(env().UPLOADTHING_UFS_HOST)
  return isSecure && (url.host === host || url.host.endsWith(`.${host}`))
}

/** Downloads the bytes of a URL; null for 404. Throws on any other error, including exceeded limits. */
async function download(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(READ_TIMEOUT) })
  if (response.status === 404) return null
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error(`${url} answered more than a picture can be`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
