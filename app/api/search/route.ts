import { todayIn } from '@/lib/kernel/dates'
import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'
import { search, searchNumbers, searchOverdue } from '@/lib/reports/search/queries'

export const GET = withUser(async ({ user, request }) => {
  const query = new URL(request.url).searchParams
  const text = query.get('q') ?? ''
  switch (query.get('of')) {
    case 'overdue':
      return json(await searchOverdue(user.id, text, todayIn(user.timeZone)))
    case 'number':
      return json(await searchNumbers(user.id, text))
    default:
      return json(await search(user.id, text))
  }
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
