import { requireProof } from '@/lib/auth/fresh-proof'
import { deliver } from '@/lib/http/deliver'
import { refuseAllBut } from '@/lib/http/methods'
import { json, parsePatch, withSession } from '@/lib/http/server'
import { bankChange } from '@/lib/users/bank-change'
import { updateSettings } from '@/lib/users/mutations'
import { settingsSchema } from '@/lib/users/schema'

/** Changes the fields that were sent and answers the user. Onboarding saves its steps here, too. */
export const PATCH = withSession(async ({ request, user, signed }) => {
  const patch = await parsePatch(request, settingsSchema)
  const guarded = bankChange(user, patch)
  if (guarded) requireProof(signed)
  const changed = await updateSettings(user.id, patch)
  if (guarded) await deliver(guarded)
  return json(changed)
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
