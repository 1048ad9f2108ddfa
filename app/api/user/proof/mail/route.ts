import * as api from '@/lib/api/definitions/proof'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createCodeMail } from '@/lib/identity/fresh-proof'
import { deliverAccountMail } from '@/lib/actions/mail/deliver-account-mail'

/** Mails a code to somebody who has neither a password nor two-step sign-in. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.mailProofCode, async ({ session }) => deliverAccountMail(await createCodeMail(session))),
)
