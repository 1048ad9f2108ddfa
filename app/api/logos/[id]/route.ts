import * as api from '@/lib/api/definitions/pictures'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createPictureResponse } from '@/lib/api/responses'
import { readLogo } from '@/lib/platform/storage/pictures'

/** Cacheable for good: the picture of an id never changes. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getLogo, async ({ params }) =>
    createPictureResponse(await readLogo(params.id), 'public, max-age=31536000, immutable'),
  ),
)
