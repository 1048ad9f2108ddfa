import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'
import { parseItemFilter } from '@/lib/documents/items/filter'
import { listItems } from '@/lib/documents/items/queries'

export const GET = withUser(async ({ user, request }) => {
  const { searchParams } = new URL(request.url)
  return json(await listItems(user.id, parseItemFilter(Object.fromEntries(searchParams), user.currency)))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
