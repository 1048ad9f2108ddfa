import { after } from 'next/server'
import { json, parseId, withUser } from '@/lib/http/server'
import { cancelMail, sendAgain } from '@/lib/outbox/mutations'
import { runOutbox } from '@/lib/outbox/run'

const ids = (params: Record<string, string>) =>
  [parseId(params.id, 'Invoice'), parseId(params.mailId, 'Mail')] as const

/** Sends a mail that failed once more. */
export const POST = withUser(async ({ user, params }) => {
  const mail = await sendAgain(user.id, ...ids(params))
  after(() => runOutbox())
  return json(mail, 202)
})

/** Takes back a mail that waits. */
export const DELETE = withUser(async ({ user, params }) => json(await cancelMail(user.id, ...ids(params))))
