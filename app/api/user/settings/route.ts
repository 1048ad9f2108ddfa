import { requireProof } from '@/lib/identity/fresh-proof'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { refuseAllBut } from '@/lib/api/methods'
import { json, parsePatch, withSession } from '@/lib/api/server'
import { bankChange } from '@/lib/business/bank-change'
import { updateSettings } from '@/lib/business/mutations'
import { settingsSchema } from '@/lib/business/schema'

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
