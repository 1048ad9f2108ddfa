import { twoStepConfirmSchema } from '@/lib/identity/rules/schema'
import { confirmTwoStep } from '@/lib/identity/two-step'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withSession } from '@/lib/api/server'

export const POST = withSession(async ({ request, user, signed }) => {
  const { code } = await parseJson(request, twoStepConfirmSchema)
  const { codes, mailId } = await confirmTwoStep(user, code, signed.sessionId)
  await deliverNow(mailId)
  return json({ codes })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
