import { openApiDocument } from '@/lib/api/document'
import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'

let description: ReturnType<typeof openApiDocument> | undefined

/** The machine-readable description of the API. The same for everybody, so caches may keep it for a while. */
export const GET = publicRoute(async () =>
  json((description ??= openApiDocument()), 200, { 'Cache-Control': 'public, max-age=3600' }),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
