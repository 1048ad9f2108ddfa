import { json, parsePatch, withSession } from '@/lib/http/server'
import { updateSettings } from '@/lib/users/mutations'
import { settingsSchema } from '@/lib/users/schema'

/** Changes the fields that were sent and answers the user. Onboarding saves its steps here, too. */
export const PATCH = withSession(async ({ request, user }) =>
  json(await updateSettings(user.id, await parsePatch(request, settingsSchema))),
)
