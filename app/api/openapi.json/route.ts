import * as api from '@/lib/api/definitions/operation'
import { createOpenApiDocument } from '@/lib/api/openapi/document'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { jsonResponse } from '@/lib/api/responses'

let description: ReturnType<typeof createOpenApiDocument> | undefined

/** Serves the OpenAPI document. The same for everybody, so it may be cached. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getOpenApiDocument, async () =>
    jsonResponse((description ??= createOpenApiDocument()), 200, { 'Cache-Control': 'public, max-age=3600' }),
  ),
)
