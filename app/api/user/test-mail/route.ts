import { countAttempt } from '@/lib/platform/limits/limits'
import { gmailAccount } from '@/lib/delivery/gmail/account'
import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'
import { sendTestMail } from '@/lib/actions/mail/test-mail'

/** Sends a mail to the user's own address, at once, and says how it went. */
export const POST = withUser(async ({ user }) => {
  await countAttempt('test-mail:account', user.email)
  return json(await sendTestMail(user.email, user.fullName, await gmailAccount(user.id)))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
