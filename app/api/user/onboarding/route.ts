import { issueSessionCookie } from '@/lib/auth/session'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withSession } from '@/lib/http/server'
import { finishOnboarding } from '@/lib/users/mutations'
import { onboardingSchema } from '@/lib/users/schema'

/** Marks the user as onboarded; the cookie says so from the next request on. */
export const PATCH = withSession(async ({ request, user, signed }) => {
  await parseJson(request, onboardingSchema)
  const onboarded = await finishOnboarding(user.id)
  await issueSessionCookie({ ...signed, user: onboarded })
  return json(onboarded)
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
