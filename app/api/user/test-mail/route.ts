import { countAttempt } from '@/lib/auth/limits'
import { gmailAccount } from '@/lib/gmail/account'
import { refuseAllBut } from '@/lib/http/methods'
import { json, withUser } from '@/lib/http/server'
import { sendTestMail } from '@/lib/mail/test-mail'

/** Sends a mail to the user's own address, at once, and says how it went. */
export const POST = withUser(async ({ user }) => {
  await countAttempt('test-mail:account', user.email)
  return json(await sendTestMail(user.email, user.fullName, await gmailAccount(user.id)))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
