import { getSigned } from '@/lib/api/session'
import { clearSessionCookie } from '@/lib/identity/session-cookie'
import { endSession } from '@/lib/identity/sessions'
import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'

/** Ends the session, if there is one, and takes the cookie back even where there is none left. */
export const POST = publicRoute(async () => {
  const signed = await getSigned()
  if (signed) await endSession(signed.sessionId)
  await clearSessionCookie()
  return json({ message: 'You have been successfully signed out.' })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
