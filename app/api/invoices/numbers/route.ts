import { refuseAllBut } from '@/lib/api/methods'
import { json, nextPageHeader, withUser } from '@/lib/api/server'
import { listNumbers } from '@/lib/reports/numbers/queries'

/** 50 at a time, newest first; the Link header names the next page. */
export const GET = withUser(async ({ user, request }) => {
  const url = new URL(request.url)
  const { rows, next } = await listNumbers(user.id, url.searchParams.get('before'))
  return json(rows, 200, nextPageHeader(url, next))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
