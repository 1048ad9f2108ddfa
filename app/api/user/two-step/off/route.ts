import { twoStepProofSchema } from '@/lib/auth/schema'
import { turnOffTwoStep } from '@/lib/auth/two-step'
import { deliverNow } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { noContent, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user }) => {
  await deliverNow(await turnOffTwoStep(user, await parseJson(request, twoStepProofSchema)))
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
