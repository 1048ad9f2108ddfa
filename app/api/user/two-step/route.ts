import { requireProof } from '@/lib/auth/fresh-proof'
import { twoStepBeginSchema } from '@/lib/auth/schema'
import { beginTwoStep } from '@/lib/auth/two-step'
import { refuseAllBut } from '@/lib/http/methods'
import { created, parseJson, withSession } from '@/lib/http/server'

/** Begins a set-up; two-step sign-in is on once a code of it is confirmed. */
export const POST = withSession(async ({ request, user, signed }) => {
  const { password } = await parseJson(request, twoStepBeginSchema)
  if (!password) requireProof(signed)
  return created(await beginTwoStep(user, password))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
