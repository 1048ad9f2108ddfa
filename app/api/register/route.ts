import { register } from '@/lib/identity/accounts'
import { countAttempt } from '@/lib/platform/limits/limits'
import { newMark } from '@/lib/identity/registering-browser'
import { registerSchema } from '@/lib/identity/rules/schema'
import { clientNetwork } from '@/lib/platform/http/address'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { created, parseJson, publicRoute } from '@/lib/api/server'

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
