import { requestVerification } from '@/lib/auth/accounts'
import { answerAlike } from '@/lib/auth/alike'
import { publicRoute } from '@/lib/http/server'

/** Answers alike whether or not the address waits for its verification. */
export const POST = publicRoute(({ request }) =>
  answerAlike(request, requestVerification, 'Please check your email to verify your account'),
)
