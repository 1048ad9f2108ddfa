import { prove, proofWays } from '@/lib/auth/fresh-proof'
import { twoStepProofSchema } from '@/lib/auth/schema'
import { refuseAllBut } from '@/lib/http/methods'
import { json, noContent, parseJson, withSession } from '@/lib/http/server'

/** How this user can show who they are. */
export const GET = withSession(async ({ user }) => json(await proofWays(user.id)))

/** Takes the password or a code, and lets this session make guarded changes for some minutes. */
export const POST = withSession(async ({ request, signed }) => {
  await prove(signed, await parseJson(request, twoStepProofSchema))
  return noContent()
})

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')
