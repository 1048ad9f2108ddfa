import { twoStepProofSchema } from '@/lib/identity/rules/schema'
import { turnOffTwoStep } from '@/lib/identity/two-step'
import { deliverNow } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { noContent, parseJson, withSession } from '@/lib/api/server'

export const POST = withSession(async ({ request, user }) => {
  await deliverNow(await turnOffTwoStep(user, await parseJson(request, twoStepProofSchema)))
  return noContent()
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
