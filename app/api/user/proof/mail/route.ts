import { mailCode } from '@/lib/auth/fresh-proof'
import { deliver } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { noContent, withSession } from '@/lib/http/server'

/** Mails a code to somebody who has neither a password nor two-step sign-in. */
export const POST = withSession(async ({ signed }) => {
  await deliver(await mailCode(signed))
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
