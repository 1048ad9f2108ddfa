import * as api from '@/lib/api/definitions/people/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { confirmBank, declineBank, getBankRequest } from '@/lib/business/bank-request'
import { requireProof } from '@/lib/identity/fresh-proof'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getBankRequest, ({ actor }) => getBankRequest(actor)),
  serve(
    api.confirmBankRequest,
    ({ actor, body }) => confirmBank(actor, body.id),
    ({ session }) => requireProof(session),
  ),
  serve(api.declineBankRequest, ({ actor, body }) => declineBank(actor, body.id)),
)
