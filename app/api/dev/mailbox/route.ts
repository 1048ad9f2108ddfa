import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listMailbox } from '@/lib/mail/transports/local-mailbox'
import { assertMailboxAccess } from '@/lib/mail/transports/local-mailbox-access'

/** The local mailbox: available only while email is delivered there, and only to users of this machine with the key. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.listMailbox,
    async ({ query }) => {
      const mails = await listMailbox(query.to)
      return mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
    },
    ({ request, query }) => assertMailboxAccess(request.headers, query.key),
  ),
)
