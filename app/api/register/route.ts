import { register } from '@/lib/auth/accounts'
import { countAttempt } from '@/lib/auth/limits'
import { newMark } from '@/lib/auth/registering-browser'
import { registerSchema } from '@/lib/auth/schema'
import { clientNetwork } from '@/lib/http/address'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { created, parseJson, publicRoute } from '@/lib/http/server'

/** Opens an account and mails the link that verifies its address, and signs this browser in when it is opened here. */
export const POST = publicRoute(async ({ request }) => {
  const input = await parseJson(request, registerSchema)
  await countAttempt('register:address', clientNetwork(request.headers))
  await countAttempt('register:account', input.email)
  const mark = newMark()
  const { user, mailId } = await register(input, mark.hash)
  await mark.keep()
  await deliverNow(mailId)
  return created(user)
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
