import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { createPublicLink, revokePublicLink, setLinkExpiry } from '@/lib/sharing/links'
import { linkSchema } from '@/lib/documents/schema'

/** Makes the public link, or answers the one that exists. */
export const POST = withUser(async ({ user, params }) =>
  json(await createPublicLink(user.id, parseId(params.id, 'Invoice'))),
)

/** Sets its last day. */
export const PATCH = withUser(async ({ user, params, request }) => {
  const { expiresOn } = await parseJson(request, linkSchema)
  return json(await setLinkExpiry(user.id, parseId(params.id, 'Invoice'), expiresOn))
})

/** Takes the link back. */
export const DELETE = withUser(async ({ user, params }) =>
  json(await revokePublicLink(user.id, parseId(params.id, 'Invoice'))),
)

export const { GET, PUT } = refuseAllBut('POST', 'PATCH', 'DELETE')
