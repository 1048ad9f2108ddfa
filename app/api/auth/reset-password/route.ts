import { resetPassword } from '@/lib/auth/accounts'
import { countAttempt } from '@/lib/auth/limits'
import { resetSchema } from '@/lib/auth/schema'
import { clearSessionCookie } from '@/lib/auth/session'
import { clientAddress } from '@/lib/http/address'
import { deliver } from '@/lib/http/deliver'
import { json, parseJson, publicRoute } from '@/lib/http/server'

export const POST = publicRoute(async ({ request }) => {
  const { token, password } = await parseJson(request, resetSchema)
  await countAttempt('token:address', clientAddress(request.headers))
  await deliver(await resetPassword(token, password))
  // Every session is over, so what this browser still holds names none.
  await clearSessionCookie()
  return json({ message: 'Your password has been successfully updated' })
})
