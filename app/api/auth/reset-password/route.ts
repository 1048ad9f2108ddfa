import { resetPassword } from '@/lib/identity/accounts'
import { countAttempt } from '@/lib/platform/limits/limits'
import { resetSchema } from '@/lib/identity/rules/schema'
import { clearSessionCookie } from '@/lib/identity/session-cookie'
import { clientNetwork } from '@/lib/platform/http/address'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, publicRoute } from '@/lib/api/server'

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await parseJson(request, resetSchema)
  await countAttempt('token:address', clientNetwork(request.headers))
  await deliverNow(await resetPassword(token, password))
  // Every session is over, so what this browser still holds names none.
  await clearSessionCookie()
  return json({ message: 'Your password has been successfully updated' })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
