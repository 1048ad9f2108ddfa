import { requestVerification } from '@/lib/identity/accounts'
import { answerAlike } from '@/lib/api/sign-in/answer-alike'
import { keepMark } from '@/lib/identity/registering-browser'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/server'

/** Answers alike whether or not the address waits for its verification. */
export const POST = publicRoute(async ({ request }) => {
  await keepMark()
  return answerAlike(request, requestVerification, 'Please check your email to verify your account')
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
