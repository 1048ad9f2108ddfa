import { refuseAllBut } from '@/lib/http/methods'
import { json, withUser } from '@/lib/http/server'
import { parseItemFilter } from '@/lib/items/filter'
import { listItems } from '@/lib/items/queries'

export const GET = withUser(async ({ user, request }) => {
  const { searchParams } = new URL(request.url)
  return json(await listItems(user.id, parseItemFilter(Object.fromEntries(searchParams), user.currency)))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
