import { endDevice } from '@/lib/auth/devices'
import { noContent, withSession } from '@/lib/http/server'

export const DELETE = withSession(async ({ user, params }) => {
  await endDevice(user.id, params.id ?? '')
  return noContent()
})
