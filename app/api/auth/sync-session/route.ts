import { syncSchema } from '@/lib/identity/rules/schema'
import { issueSessionCookie } from '@/lib/api/session'
import { extendSession } from '@/lib/identity/sessions'
import { forbidden, unauthorized } from '@/lib/kernel/errors'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withLeavingToo } from '@/lib/api/server'

/** Renews the session of the cookie. The body only says who the browser believes to be. */
export const POST = withLeavingToo(async ({ request, user, signed }) => {
  const { userId, email } = await parseJson(request, syncSchema)
  if (String(userId) !== String(user.id) || email.trim().toLowerCase() !== user.email)
    throw forbidden('You are signed in as somebody else')
  const until = await extendSession(signed)
  if (!until) throw unauthorized()
  const expiresAt = await issueSessionCookie(signed, until)
  return json({ userId: user.id, email: user.email, isOnboarded: user.isOnboarded, expiresAt })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
