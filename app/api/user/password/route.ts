import { changePassword } from '@/lib/identity/accounts'
import { passwordChangeSchema } from '@/lib/identity/rules/schema'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withSession } from '@/lib/api/server'

export const PATCH = withSession(async ({ request, user, signed }) => {
  const change = await parseJson(request, passwordChangeSchema)
  await deliverNow(await changePassword(user.id, signed.sessionId, change))
  return json({ message: 'Your password has been successfully updated' })
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
