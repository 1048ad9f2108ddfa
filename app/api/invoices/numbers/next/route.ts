import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'
import { proposeFor } from '@/lib/actions/documents/propose-number'

/** What an invoice of this day and client would be called. */
export const GET = withUser(async ({ user, request }) => {
  const { searchParams } = new URL(request.url)
  return json({
    number: await proposeFor(user.id, searchParams.get('issueDate'), searchParams.get('clientId')),
  })
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
