import { requireProof } from '@/lib/identity/fresh-proof'
import { beginConnect } from '@/lib/actions/gmail/connect'
import { disconnectGmail } from '@/lib/delivery/gmail/mutations'
import { gmailNews } from '@/lib/delivery/gmail/news'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'

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
