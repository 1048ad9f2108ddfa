import 'server-only'
import type { PictureFile } from '@/lib/platform/storage/pictures'

/** A stored picture as an answer: its own type and no other, kept as `cacheControl` says. */
export const createPictureResponse = ({ contentType, bytes }: PictureFile, cacheControl: string): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      'Cache-Control': cacheControl,
    },
  })
