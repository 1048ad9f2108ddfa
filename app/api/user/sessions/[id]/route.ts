import { endDevice } from '@/lib/auth/devices'
import { refuseAllBut } from '@/lib/http/methods'
import { noContent, withSession } from '@/lib/http/server'

export const DELETE = withSession(async ({ user, params }) => {
  await endDevice(user.id, params.id ?? '')
  return noContent()
})

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')
