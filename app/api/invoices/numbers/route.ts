import { refuseAllBut } from '@/lib/http/methods'
import { json, nextPageHeader, withUser } from '@/lib/http/server'
import { listNumbers } from '@/lib/numbers/queries'

/** 50 at a time, newest first; the Link header names the next page. */
export const GET = withUser(async ({ user, request }) => {
  const url = new URL(request.url)
  const { rows, next } = await listNumbers(user.id, url.searchParams.get('before'))
  return json(rows, 200, nextPageHeader(url, next))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
