import { z } from 'zod'
import { bankAnswerSchema } from '@/lib/business/schema'
import { inviteSchema, roleSchema } from '@/lib/business/members/schema'
import { define } from '../../define'
import { idParam, parameter, rowId, uuidParam } from '../../parameters'
import { bankRequestResponse } from '@/lib/business/bank-request-response'
import { businessResponse, invitationResponse, memberResponse } from '@/lib/business/members/member-response'
import { otherBusinessResponse } from '@/lib/reports/businesses/other-business-response'
import { enteredAnswer } from '../../schemas/members'

export const listBusinesses = define({
  operationId: 'listBusinesses',
  method: 'GET',
  path: '/api/businesses',
  summary: 'The businesses that the user belongs to',
  access: 'authenticated',
  answers: { 200: businessResponse.array() },
})

export const createBusiness = define({
  operationId: 'openBusiness',
  method: 'POST',
  path: '/api/businesses',
  summary: 'Opens a business of the user’s own, which onboarding sets up, and works in it from then on',
  access: 'authenticated',
  answers: { 201: enteredAnswer },
})

export const switchBusiness = define({
  operationId: 'switchBusiness',
  method: 'POST',
  path: '/api/businesses/{id}/switch',
  summary: 'Works in another business from then on, in this session',
  access: 'authenticated',
  params: z.object({ id: idParam('business') }),
  answers: { 200: enteredAnswer },
})

export const listBusinessesWithRecord = define({
  operationId: 'findElsewhere',
  method: 'GET',
  path: '/api/businesses/elsewhere',
  summary: 'The other businesses of the user, 5 at most, that have an invoice or a client with this id',
  access: 'authenticated',
  query: z.object({
    invoice: parameter(rowId, 'An id that is no invoice of this business'),
    client: parameter(rowId, 'An id that is no client of this business'),
  }),
  answers: { 200: otherBusinessResponse.array() },
})

export const listMembers = define({
  operationId: 'listMembers',
  method: 'GET',
  path: '/api/members',
  summary: 'Everybody who belongs to the business',
  access: 'read',
  answers: { 200: memberResponse.array() },
})

const params = z.object({ id: idParam('member') })

export const changeRole = define({
  operationId: 'changeRole',
  method: 'PATCH',
  path: '/api/members/{id}',
  summary:
    'Changes a member’s role; 403 when somebody who is not an owner changes to or from owner, 409 for the last owner. A change to or from owner asks for a fresh proof',
  access: 'members',
  params,
  body: roleSchema.meta({ id: 'RoleChange' }),
  answers: { 204: null },
})

export const removeMember = define({
  operationId: 'removeMember',
  method: 'DELETE',
  path: '/api/members/{id}',
  summary:
    'Removes a member from the business at once; 409 for the last owner. Removing an owner asks for a fresh proof',
  access: 'members',
  params,
  answers: { 204: null },
})

export const transferOwnership = define({
  operationId: 'handOver',
  method: 'POST',
  path: '/api/members/{id}/hand-over',
  summary: 'Hands the business over to a member and stays as an admin; asks for a fresh proof',
  access: 'own',
  params,
  answers: { 204: null },
})

export const leaveBusiness = define({
  operationId: 'leaveBusiness',
  method: 'POST',
  path: '/api/members/leave',
  summary: 'Leaves the business; 409 for its last owner. An owner is asked for a fresh proof',
  access: 'read',
  answers: { 204: null },
})

export const listInvitations = define({
  operationId: 'listInvitations',
  method: 'GET',
  path: '/api/invitations',
  summary: 'The invitations that nobody has accepted yet',
  access: 'members',
  answers: { 200: invitationResponse.array() },
})

export const inviteMember = define({
  operationId: 'invite',
  method: 'POST',
  path: '/api/invitations',
  summary:
    'Invites somebody by mail, for 7 days; the answer is the same whether the address has an account or not. 409 for a member, 429 after too many. Inviting an owner asks for a fresh proof',
  access: 'members',
  body: inviteSchema.meta({ id: 'NewInvitation' }),
  answers: { 201: invitationResponse },
})

const invitation = z.object({ id: uuidParam('invitation') })

export const resendInvitation = define({
  operationId: 'resendInvitation',
  method: 'POST',
  path: '/api/invitations/{id}/resend',
  summary: 'Mails an invitation once more, with another link; that of an owner asks for a fresh proof',
  access: 'members',
  params: invitation,
  answers: { 200: invitationResponse },
})

export const revokeInvitation = define({
  operationId: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Takes an invitation back',
  access: 'members',
  params: invitation,
  answers: { 204: null },
})

const token = z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(200)

export const acceptInvitation = define({
  operationId: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  summary:
    'Accepts an invitation to the address of the user, and works in its business; 403 for another address, 410 for a used one',
  access: 'authenticated',
  body: z.strictObject({ token }).meta({ id: 'InvitationLink' }),
  answers: { 200: enteredAnswer },
})

export const getBankRequest = define({
  operationId: 'getBankRequest',
  method: 'GET',
  path: '/api/bank-request',
  summary: 'New bank details that wait for an owner; null for none',
  access: 'settings',
  answers: { 200: bankRequestResponse },
})

const seenRequest = bankAnswerSchema.meta({ id: 'SeenBankRequest' })

export const confirmBankRequest = define({
  operationId: 'confirmBankRequest',
  method: 'POST',
  path: '/api/bank-request',
  summary:
    'Confirms the requested bank details that were seen; 409 when others are waiting by now. Asks for a fresh proof',
  access: 'bank',
  body: seenRequest,
  bodyIs: 'optional',
  answers: { 204: null },
})

export const declineBankRequest = define({
  operationId: 'declineBankRequest',
  method: 'DELETE',
  path: '/api/bank-request',
  summary:
    'Declines the requested bank details that were seen, or withdraws them; 409 when others are waiting by now',
  access: 'settings',
  body: seenRequest,
  bodyIs: 'optional',
  answers: { 204: null },
})
