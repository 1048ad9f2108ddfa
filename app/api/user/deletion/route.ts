import { cancelDeletion, scheduleDeletion } from '@/lib/auth/account-deletion/schedule-deletion'
import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { clearSessionCookie } from '@/lib/auth/sessions/session-cookie'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  // Schedules the deletion after a grace period, and ends every session.
  serve(api.requestDeletion, async ({ user, body }) => {
    const { deleteAfter, mailId } = await scheduleDeletion(user.id, body)
    await clearSessionCookie()
    await deliverAccountMailNow(mailId)
    return { deleteAfter: deleteAfter.toISOString() }
  }),
  serve(api.cancelDeletion, async ({ user }) => deliverAccountMailNow(await cancelDeletion(user.id))),
)
