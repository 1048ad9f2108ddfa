import { requireProof } from '@/lib/auth/fresh-proof'
import { beginConnect } from '@/lib/gmail/connect'
import { disconnectGmail } from '@/lib/gmail/mutations'
import { gmailNews } from '@/lib/gmail/news'
import { deliver } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, withUser } from '@/lib/http/server'

/** Where the browser has to go to connect Gmail. */
export const POST = withUser(async ({ signed }) => {
  requireProof(signed)
  return json({ url: await beginConnect(signed.sessionId) })
})

export const DELETE = withUser(async ({ user, signed }) => {
  requireProof(signed)
  const outcome = await disconnectGmail(user.id)
  await deliver(gmailNews(user, null))
  return json(outcome)
})

export const { GET, PUT, PATCH } = refuseAllBut('POST', 'DELETE')
