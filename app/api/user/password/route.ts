import { changePassword } from '@/lib/auth/accounts'
import { passwordChangeSchema } from '@/lib/auth/schema'
import { deliver } from '@/lib/http/deliver'
import { json, parseJson, withSession } from '@/lib/http/server'

export const PATCH = withSession(async ({ request, user, signed }) => {
  const change = await parseJson(request, passwordChangeSchema)
  await deliver(await changePassword(user.id, signed.sessionId, change))
  return json({ message: 'Your password has been successfully updated' })
})
