import { json, parseId, withUser } from '@/lib/http/server'
import { createPublicLink, revokePublicLink } from '@/lib/invoices/mutations'

/** Makes the public link, or answers the one that exists. */
export const POST = withUser(async ({ user, params }) =>
  json(await createPublicLink(user.id, parseId(params.id, 'Invoice'))),
)

/** Takes the link back. */
export const DELETE = withUser(async ({ user, params }) =>
  json(await revokePublicLink(user.id, parseId(params.id, 'Invoice'))),
)
