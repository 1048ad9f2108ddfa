import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { confirmBankChange, declineBankChange, findBankRequest } from '@/lib/business/bank-request'
import { assertReauthenticated } from '@/lib/auth/reauthentication/reauthentication'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getBankRequest, ({ actor }) => findBankRequest(actor)),
  serve(
    api.confirmBankRequest,
    ({ actor, body }) => confirmBankChange(actor, body.id),
    ({ session }) => assertReauthenticated(session),
  ),
  serve(api.declineBankRequest, ({ actor, body }) => declineBankChange(actor, body.id)),
)
