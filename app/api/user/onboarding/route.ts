import { issueSessionCookie } from '@/lib/api/session'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withSession } from '@/lib/api/server'
import { finishOnboarding } from '@/lib/business/mutations'
import { onboardingSchema } from '@/lib/business/schema'

/** Marks the user as onboarded; the cookie says so from the next request on. */
export const PATCH = withSession(async ({ request, user, signed }) => {
  await parseJson(request, onboardingSchema)
  const onboarded = await finishOnboarding(user.id)
  await issueSessionCookie({ ...signed, user: onboarded })
  return json(onboarded)
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
