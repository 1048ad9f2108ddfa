import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createPublicLink, revokePublicLink, setLinkExpiry } from '@/lib/public-links/public-links'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.createLink, ({ actor, params }) => createPublicLink(actor, params.id)),
  serve(api.setLinkExpiry, ({ actor, params, body }) => setLinkExpiry(actor, params.id, body.expiresOn)),
  serve(api.revokeLink, ({ actor, params }) => revokePublicLink(actor, params.id)),
)
