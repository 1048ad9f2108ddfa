import { after } from 'next/server'
import { countAttempt } from '@/lib/auth/limits'
import { json, parseId, withUser } from '@/lib/http/server'
import { sendAgain } from '@/lib/outbox/mutations'
import { runOutbox } from '@/lib/outbox/run'

/** Sends a mail that failed once more. */
export const POST = withUser(async ({ user, params }) => {
  await countAttempt('invoice-mail:account', String(user.id))
  const [id, mailId] = [parseId(params.id, 'Invoice'), parseId(params.mailId, 'Mail')]
  const mail = await sendAgain(user.id, id, mailId)
  after(() => runOutbox())
  return json(mail, 202)
})
