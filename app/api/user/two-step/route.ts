import { requireProof } from '@/lib/identity/fresh-proof'
import { twoStepBeginSchema } from '@/lib/identity/rules/schema'
import { beginTwoStep } from '@/lib/identity/two-step'
import { refuseAllBut } from '@/lib/api/methods'
import { created, parseJson, withSession } from '@/lib/api/server'

/** Begins a set-up; two-step sign-in is on once a code of it is confirmed. */
export const POST = withSession(async ({ request, user, signed }) => {
  const { password } = await parseJson(request, twoStepBeginSchema)
  if (!password) requireProof(signed)
  return created(await beginTwoStep(user, password))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
