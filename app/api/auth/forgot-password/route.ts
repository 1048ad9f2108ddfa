import { requestReset } from '@/lib/identity/accounts'
import { answerAlike } from '@/lib/api/sign-in/answer-alike'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/server'

/** Answers alike whether or not the address has an account. */
export const POST = publicRoute(({ request }) =>
  answerAlike(request, requestReset, 'Check your email for the password reset link'),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
