import { twoStepConfirmSchema } from '@/lib/auth/schema'
import { confirmTwoStep } from '@/lib/auth/two-step'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user, signed }) => {
  const { code } = await parseJson(request, twoStepConfirmSchema)
  const { codes, mailId } = await confirmTwoStep(user, code, signed.sessionId)
  await deliverNow(mailId)
  return json({ codes })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
