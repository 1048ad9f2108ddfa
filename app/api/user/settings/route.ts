import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requireProof } from '@/lib/identity/fresh-proof'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { bankChange } from '@/lib/business/bank-change'
import { updateSettings } from '@/lib/business/mutations'

/** Changes the fields that were sent and answers the user. Onboarding saves its steps here, too. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updateSettings, async ({ user, signed, body }) => {
    const guarded = bankChange(user, body)
    if (guarded) requireProof(signed)
    const changed = await updateSettings(user.id, body)
    if (guarded) await deliver(guarded)
    return changed
  }),
)
