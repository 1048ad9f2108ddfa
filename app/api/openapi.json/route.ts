import * as api from '@/lib/api/definitions/operation'
import { openApiDocument } from '@/lib/api/openapi/document'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { json } from '@/lib/api/answers'

let description: ReturnType<typeof openApiDocument> | undefined

/** The machine-readable description of the API. The same for everybody, so caches may keep it for a while. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.describeApi, async () =>
    json((description ??= openApiDocument()), 200, { 'Cache-Control': 'public, max-age=3600' }),
  ),
)
