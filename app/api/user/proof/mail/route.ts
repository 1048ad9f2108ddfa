import { mailCode } from '@/lib/identity/fresh-proof'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { noContent, withSession } from '@/lib/api/server'

/** Mails a code to somebody who has neither a password nor two-step sign-in. */
export const POST = withSession(async ({ signed }) => {
  await deliver(await mailCode(signed))
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
