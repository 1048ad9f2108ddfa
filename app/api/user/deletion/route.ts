import { keepAccount, requestDeletion } from '@/lib/actions/account/schedule-deletion'
import { deletionSchema } from '@/lib/actions/account/schema'
import { clearSessionCookie } from '@/lib/identity/session-cookie'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, parseJson, withLeavingToo, withUser } from '@/lib/api/server'

/** Has the account deleted once the days of grace are over, and signs out everywhere. */
export const POST = withUser(async ({ request, user }) => {
  const { deleteAfter, mailId } = await requestDeletion(user.id, await parseJson(request, deletionSchema))
  await clearSessionCookie()
  await deliverNow(mailId)
  return json({ deleteAfter })
})

/** Keeps the account after all. */
export const DELETE = withLeavingToo(async ({ user }) => {
  await deliverNow(await keepAccount(user.id))
  return noContent()
})

export const { GET, PUT, PATCH } = refuseAllBut('POST', 'DELETE')
