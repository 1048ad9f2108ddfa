import { prove, proofWays } from '@/lib/identity/fresh-proof'
import { twoStepProofSchema } from '@/lib/identity/rules/schema'
import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, parseJson, withSession } from '@/lib/api/server'

/** How this user can show who they are. */
export const GET = withSession(async ({ user }) => json(await proofWays(user.id)))

/** Takes the password or a code, and lets this session make guarded changes for some minutes. */
export const POST = withSession(async ({ request, signed }) => {
  await prove(signed, await parseJson(request, twoStepProofSchema))
  return noContent()
})

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')
