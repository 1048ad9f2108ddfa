import { enterByLink } from '@/lib/auth/enter'
import { countAttempt } from '@/lib/auth/limits'
import { verificationSchema } from '@/lib/auth/schema'
import { clientNetwork } from '@/lib/http/address'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, publicRoute } from '@/lib/http/server'

/** Verifies an address by its link for whoever chose the password, and signs them in. */
export const POST = publicRoute(async ({ request }) => {
  const verification = await parseJson(request, verificationSchema)
  await countAttempt('token:address', clientNetwork(request.headers))
  return json(await enterByLink(verification))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
