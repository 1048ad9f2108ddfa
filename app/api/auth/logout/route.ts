import { clearSessionCookie, getSigned } from '@/lib/auth/session'
import { endSession } from '@/lib/auth/sessions'
import { refuseAllBut } from '@/lib/http/methods'
import { json, publicRoute } from '@/lib/http/server'

/** Ends the session, if there is one, and takes the cookie back even where there is none left. */
export const POST = publicRoute(async () => {
  const signed = await getSigned()
  if (signed) await endSession(signed.sessionId)
  await clearSessionCookie()
  return json({ message: 'You have been successfully signed out.' })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
