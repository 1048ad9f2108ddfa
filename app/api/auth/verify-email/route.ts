import { verifyEmail } from '@/lib/auth/accounts'
import { countAttempt } from '@/lib/auth/limits'
import { tokenSchema } from '@/lib/auth/schema'
import { clientAddress } from '@/lib/http/address'
import { json, parseJson, publicRoute } from '@/lib/http/server'

export const POST = publicRoute(async ({ request }) => {
  const { token } = await parseJson(request, tokenSchema)
  await countAttempt('token:address', clientAddress(request.headers))
  return json(await verifyEmail(token))
})
