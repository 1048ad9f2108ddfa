import { keepAccount, requestDeletion } from '@/lib/account/mutations'
import { deletionSchema } from '@/lib/account/schema'
import { clearSessionCookie } from '@/lib/auth/session'
import { deliver } from '@/lib/http/deliver'
import { json, noContent, parseJson, withSession, withUser } from '@/lib/http/server'

/** Has the account deleted once the days of grace are over, and signs out everywhere. */
export const POST = withUser(async ({ request, user }) => {
  const { deleteAfter, mail } = await requestDeletion(user.id, await parseJson(request, deletionSchema))
  await clearSessionCookie()
  await deliver(mail)
  return json({ deleteAfter })
})

/** Keeps the account after all. */
export const DELETE = withSession(async ({ user }) => {
  await deliver(await keepAccount(user.id))
  return noContent()
})
