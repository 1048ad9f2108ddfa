import { register } from '@/lib/auth/accounts'
import { countAttempt } from '@/lib/auth/limits'
import { registerSchema } from '@/lib/auth/schema'
import { clientAddress } from '@/lib/http/address'
import { deliver } from '@/lib/http/deliver'
import { created, parseJson, publicRoute } from '@/lib/http/server'

/** Opens an account and mails the link that verifies its address. */
export const POST = publicRoute(async ({ request }) => {
  const input = await parseJson(request, registerSchema)
  await countAttempt('register:address', clientAddress(request.headers))
  const { user, mail } = await register(input)
  await deliver(mail)
  return created(user)
})
