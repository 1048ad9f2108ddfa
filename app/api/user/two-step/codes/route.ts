import { twoStepProofSchema } from '@/lib/auth/schema'
import { renewRecoveryCodes } from '@/lib/auth/two-step'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user }) => {
  const { codes, mailId } = await renewRecoveryCodes(user, await parseJson(request, twoStepProofSchema))
  await deliverNow(mailId)
  return json({ codes })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
