import { twoStepProofSchema } from '@/lib/auth/schema'
import { renewRecoveryCodes } from '@/lib/auth/two-step'
import { deliver } from '@/lib/http/deliver'
import { json, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user }) => {
  const { codes, mail } = await renewRecoveryCodes(user, await parseJson(request, twoStepProofSchema))
  await deliver(mail)
  return json({ codes })
})
