import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createPublicLink, revokePublicLink, setLinkExpiry } from '@/lib/public-links/public-links'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Makes the public link, or answers the one that exists.
  serve(api.createLink, ({ actor, params }) => createPublicLink(actor, params.id)),
  // Sets its last day.
  serve(api.setLinkExpiry, ({ actor, params, body }) => setLinkExpiry(actor, params.id, body.expiresOn)),
  // Takes the link back.
  serve(api.revokeLink, ({ actor, params }) => revokePublicLink(actor, params.id)),
)
