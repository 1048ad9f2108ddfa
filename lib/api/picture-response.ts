import 'server-only'
import type { PictureFile } from '@/lib/platform/storage/pictures'

/** Creates the response for a stored picture, with its stored content type and no sniffing. */
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
