import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseUuid, withUser } from '@/lib/api/server'
import { cancelMail } from '@/lib/delivery/queue-mail'
import { sendAgain } from '@/lib/actions/mail/send-invoice'

const ids = (params: Record<string, string>) =>
  [parseId(params.id, 'Invoice'), parseUuid(params.mailId, 'Mail')] as const

/** Sends a mail that failed once more. */
export const POST = withUser(async ({ user, params }) => {
  const mail = await sendAgain(user.id, ...ids(params))
  return json(mail, 202)
})

/** Takes back a mail that waits. */
export const DELETE = withUser(async ({ user, params }) => json(await cancelMail(user.id, ...ids(params))))

export const { GET, PUT, PATCH } = refuseAllBut('POST', 'DELETE')
