import { twoStepConfirmSchema } from '@/lib/auth/schema'
import { confirmTwoStep } from '@/lib/auth/two-step'
import { deliver } from '@/lib/http/deliver'
import { json, parseJson, withSession } from '@/lib/http/server'

export const POST = withSession(async ({ request, user }) => {
  const { code } = await parseJson(request, twoStepConfirmSchema)
  const { codes, mail } = await confirmTwoStep(user, code)
  await deliver(mail)
  return json({ codes })
})
