import { twoStepProofSchema } from '@/lib/identity/rules/schema'
import { renewRecoveryCodes } from '@/lib/identity/two-step'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withSession } from '@/lib/api/server'

export const POST = withSession(async ({ request, user }) => {
  const { codes, mailId } = await renewRecoveryCodes(user, await parseJson(request, twoStepProofSchema))
  await deliverNow(mailId)
  return json({ codes })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
