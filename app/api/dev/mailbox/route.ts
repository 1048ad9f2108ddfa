import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listMailbox } from '@/lib/mail/transports/local-mailbox'
import { assertMailboxAccess } from '@/lib/mail/transports/local-mailbox-access'

/** The local mailbox: there only while it is where mail goes, and only for whoever sits at this machine and has its key. */
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
