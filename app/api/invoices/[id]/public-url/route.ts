import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createPublicLink, revokePublicLink, setLinkExpiry } from '@/lib/sharing/links'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Makes the public link, or answers the one that exists.
  serve(api.createLink, ({ user, params }) => createPublicLink(user.id, params.id)),
  // Sets its last day.
  serve(api.setLinkExpiry, ({ user, params, body }) => setLinkExpiry(user.id, params.id, body.expiresOn)),
  // Takes the link back.
  serve(api.revokeLink, ({ user, params }) => revokePublicLink(user.id, params.id)),
)
