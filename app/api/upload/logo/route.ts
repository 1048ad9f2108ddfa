import * as api from '@/lib/api/definitions/pictures'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { storeLogo } from '@/lib/platform/storage/picture-uploads'

/** Stores an upload and returns its file reference. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.uploadLogo,
    ({ actor, body }) => storeLogo(actor, body),
    ({ actor }) => consumeAttempt('upload:account', String(actor.businessId)),
  ),
)
