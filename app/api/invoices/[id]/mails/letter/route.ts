import * as api from '@/lib/api/definitions/mails'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getMailDraft } from '@/lib/mail/invoices/mail-draft'

/** What the send dialog starts with; reading it makes no link. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getStartingLetter, ({ actor, params, query }) => getMailDraft(actor, params.id, query.letter)),
)
