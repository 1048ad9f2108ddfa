import { twoStepBeginSchema } from '@/lib/auth/schema'
import { beginTwoStep } from '@/lib/auth/two-step'
import { created, parseJson, withSession } from '@/lib/http/server'

/** Begins a set-up; two-step sign-in is on once a code of it is confirmed. */
export const POST = withSession(async ({ request, user }) => {
  const { password } = await parseJson(request, twoStepBeginSchema)
  return created(await beginTwoStep(user, password))
})
