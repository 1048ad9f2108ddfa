import { changePassword } from '@/lib/auth/accounts'
import { passwordChangeSchema } from '@/lib/auth/schema'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withSession } from '@/lib/http/server'

export const PATCH = withSession(async ({ request, user, signed }) => {
  const change = await parseJson(request, passwordChangeSchema)
  await deliverNow(await changePassword(user.id, signed.sessionId, change))
  return json({ message: 'Your password has been successfully updated' })
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
