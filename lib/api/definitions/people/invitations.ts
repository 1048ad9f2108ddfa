import { invitedSchema } from '@/lib/auth/rules/schema'
import { define } from '../../define'
import { verifiedAnswer } from '../../schemas/auth'

export const registerByInvitation = define({
  operationId: 'registerByInvitation',
  method: 'POST',
  path: '/api/register/invited',
  summary:
    'Opens an account for the address that an invitation was mailed to, accepts it and signs in; 409 when the address has an account, 410 for a used link',
  access: 'public',
  body: invitedSchema.meta({ id: 'InvitedRegistration' }),
  answers: { 201: verifiedAnswer },
})
