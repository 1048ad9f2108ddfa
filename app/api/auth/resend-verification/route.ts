import { requestVerification } from '@/lib/auth/accounts'
import { answerAlike } from '@/lib/auth/alike'
import { keepMark } from '@/lib/auth/registering-browser'
import { refuseAllBut } from '@/lib/http/methods'
import { publicRoute } from '@/lib/http/server'

/** Answers alike whether or not the address waits for its verification. */
export const POST = publicRoute(async ({ request }) => {
  await keepMark()
  return answerAlike(request, requestVerification, 'Please check your email to verify your account')
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
