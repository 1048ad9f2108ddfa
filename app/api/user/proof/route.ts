import * as api from '@/lib/api/definitions/proof'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { prove, proofWays } from '@/lib/identity/fresh-proof'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getProofWays, ({ user }) => proofWays(user.id)),
  // Takes the password or a code, and lets this session make guarded changes for some minutes.
  serve(api.prove, ({ session, body }) => prove(session, body)),
)
