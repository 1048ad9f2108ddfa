import { invitedSchema } from '@/lib/auth/rules/schema'
import { define } from '../../define'
import { verifiedAnswer } from '../../schemas/auth'

export const registerByInvitation = define({
  operationId: 'registerByInvitation',
  method: 'POST',
  path: '/api/register/invited',
  summary:
    'Creates an account for the address of an invitation, accepts the invitation and signs in. 409 if the address has an account, 410 for a used link',
  access: 'public',
  body: invitedSchema.meta({ id: 'InvitedRegistration' }),
  answers: { 201: verifiedAnswer },
})
