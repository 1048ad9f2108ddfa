import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getMailDraft } from '@/lib/mail/invoices/mail-draft'

/** Initial content of the send dialog; reading it doesn't create a link. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getMailDraft, ({ actor, params, query }) => getMailDraft(actor, params.id, query.letter)),
)
