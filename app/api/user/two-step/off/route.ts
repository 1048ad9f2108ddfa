import { twoStepProofSchema } from '@/lib/auth/schema'
import { turnOffTwoStep } from '@/lib/auth/two-step'
import { deliver } from '@/lib/http/deliver'
import { noContent, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user }) => {
  await deliver(await turnOffTwoStep(user, await parseJson(request, twoStepProofSchema)))
  return noContent()
})
