import { resetPassword } from '@/lib/auth/accounts'
import { countAttempt } from '@/lib/auth/limits'
import { resetSchema } from '@/lib/auth/schema'
import { clearSessionCookie } from '@/lib/auth/session'
import { clientNetwork } from '@/lib/http/address'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, publicRoute } from '@/lib/http/server'

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await parseJson(request, resetSchema)
  await countAttempt('token:address', clientNetwork(request.headers))
  await deliverNow(await resetPassword(token, password))
  // Every session is over, so what this browser still holds names none.
  await clearSessionCookie()
  return json({ message: 'Your password has been successfully updated' })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
