import { enterByLink } from '@/lib/actions/sign-in/enter'
import { countAttempt } from '@/lib/platform/limits/limits'
import { verificationSchema } from '@/lib/identity/rules/schema'
import { clientNetwork } from '@/lib/platform/http/address'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, publicRoute } from '@/lib/api/server'

/** Verifies an address by its link for whoever chose the password, and signs them in. */
export const POST = publicRoute(async ({ request }) => {
  const verification = await parseJson(request, verificationSchema)
  await countAttempt('token:address', clientNetwork(request.headers))
  return json(await enterByLink(verification))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
