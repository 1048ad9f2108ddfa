import { publicRoute } from '@/lib/http/server'
import { readLogo } from '@/lib/storage/logos'

/** A logo's picture. What lies under an id never changes, so whoever has it may keep it. */
export const GET = publicRoute(async ({ params }) => {
  const { contentType, bytes } = await readLogo(params.id!)
  return new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
})
