import { endDevice } from '@/lib/identity/devices'
import { refuseAllBut } from '@/lib/api/methods'
import { noContent, withSession } from '@/lib/api/server'

export const DELETE = withSession(async ({ user, params }) => {
  await endDevice(user.id, params.id ?? '')
  return noContent()
})

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')
