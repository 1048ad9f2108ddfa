import { requestReset } from '@/lib/auth/accounts'
import { answerAlike } from '@/lib/auth/alike'
import { refuseAllBut } from '@/lib/http/methods'
import { publicRoute } from '@/lib/http/server'

/** Answers alike whether or not the address has an account. */
export const POST = publicRoute(({ request }) =>
  answerAlike(request, requestReset, 'Check your email for the password reset link'),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
