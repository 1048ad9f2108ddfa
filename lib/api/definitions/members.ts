import { z } from 'zod'
import { linkToken } from '@/lib/auth/rules/schema'
import { newBusinessSchema } from '@/lib/business/new-business'
import { bankAnswerSchema } from '@/lib/business/schema'
import { inviteSchema, roleSchema } from '@/lib/business/members/schema'
import { define } from '@/lib/api/define'
import { idParam, parameter, rowId, uuidParam } from '@/lib/api/parameters'
import { bankRequestResponse } from '@/lib/business/bank-request-response'
import { businessResponse, invitationResponse, memberResponse } from '@/lib/business/members/member-response'
import { otherBusinessResponse } from '@/lib/reports/businesses/other-business-response'
import { id } from '@/lib/core/response-fields'

/** The business that the session has switched to. */
const enteredResponse = z.strictObject({ id, isOnboarded: z.boolean() }).meta({ id: 'EnteredBusiness' })

export const listBusinesses = define({
  operationId: 'listBusinesses',
  method: 'GET',
  path: '/api/businesses',
  summary: 'Lists the user’s businesses',
  access: 'authenticated',
  answers: { 200: businessResponse.array() },
})

export const createBusiness = define({
  operationId: 'openBusiness',
  method: 'POST',
  path: '/api/businesses',
  summary:
    'Creates a business owned by the user and switches the session to it. Without a company name, onboarding sets it up',
  access: 'authenticated',
  body: newBusinessSchema.partial().meta({ id: 'NewBusiness' }),
  bodyIs: 'optional',
  answers: { 201: enteredResponse },
})

export const discardBusiness = define({
  operationId: 'discardBusiness',
  method: 'DELETE',
  path: '/api/businesses/{id}',
  summary:
    'Deletes a business of the user that has no clients and never had a document. 404 for any other, and for the one that the session is in',
  access: 'authenticated',
  params: z.object({ id: idParam('business') }),
  answers: { 204: null },
})

export const switchBusiness = define({
  operationId: 'switchBusiness',
  method: 'POST',
  path: '/api/businesses/{id}/switch',
  summary: 'Switches this session to another business',
  access: 'authenticated',
  params: z.object({ id: idParam('business') }),
  answers: { 200: enteredResponse },
})

export const listBusinessesWithRecord = define({
  operationId: 'findElsewhere',
  method: 'GET',
  path: '/api/businesses/elsewhere',
  summary: 'Lists the user’s other businesses, 5 at most, that have an invoice or a client with this id',
  access: 'authenticated',
  query: z.object({
    invoice: parameter(rowId, 'Id of an invoice that is not in this business'),
    client: parameter(rowId, 'Id of a client that is not in this business'),
  }),
  answers: { 200: otherBusinessResponse.array() },
})

export const listMembers = define({
  operationId: 'listMembers',
  method: 'GET',
  path: '/api/members',
  summary: 'Lists the members of the business',
  access: 'read',
  answers: { 200: memberResponse.array() },
})

const params = z.object({ id: idParam('member') })

export const changeRole = define({
  operationId: 'changeRole',
  method: 'PATCH',
  path: '/api/members/{id}',
  summary:
    'Changes a member’s role. 403 if a user who is not an owner changes a role to or from owner, 409 for the last owner. A change to or from owner requires reauthentication',
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
    'Removes a member from the business at once. 409 for the last owner. Removing an owner requires reauthentication',
  access: 'members',
  params,
  answers: { 204: null },
})

export const transferOwnership = define({
  operationId: 'handOver',
  method: 'POST',
  path: '/api/members/{id}/hand-over',
  summary:
    'Transfers ownership of the business to a member; the caller stays as an admin. Requires reauthentication',
  access: 'own',
  params,
  answers: { 204: null },
})

export const leaveBusiness = define({
  operationId: 'leaveBusiness',
  method: 'POST',
  path: '/api/members/leave',
  summary: 'Leaves the business. 409 for its last owner. Owners must reauthenticate',
  access: 'read',
  answers: { 204: null },
})

export const listInvitations = define({
  operationId: 'listInvitations',
  method: 'GET',
  path: '/api/invitations',
  summary: 'Lists the pending invitations',
  access: 'members',
  answers: { 200: invitationResponse.array() },
})

export const inviteMember = define({
  operationId: 'invite',
  method: 'POST',
  path: '/api/invitations',
  summary:
    'Emails an invitation that is valid for 7 days. The response is the same whether or not the address has an account. 409 for a member, 429 after too many. Inviting an owner requires reauthentication',
  access: 'members',
  body: inviteSchema.meta({ id: 'NewInvitation' }),
  answers: { 201: invitationResponse },
})

const invitation = z.object({ id: uuidParam('invitation') })

export const resendInvitation = define({
  operationId: 'resendInvitation',
  method: 'POST',
  path: '/api/invitations/{id}/resend',
  summary: 'Emails an invitation again, with a new link. Requires reauthentication for an owner’s invitation',
  access: 'members',
  params: invitation,
  answers: { 200: invitationResponse },
})

export const revokeInvitation = define({
  operationId: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Revokes an invitation',
  access: 'members',
  params: invitation,
  answers: { 204: null },
})

export const acceptInvitation = define({
  operationId: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  summary:
    'Accepts an invitation to the user’s address, and switches to its business. 403 for another address, 410 for a used invitation',
  access: 'authenticated',
  body: z.strictObject({ token: linkToken }).meta({ id: 'InvitationLink' }),
  answers: { 200: enteredResponse },
})

export const getBankRequest = define({
  operationId: 'getBankRequest',
  method: 'GET',
  path: '/api/bank-request',
  summary: 'Returns the new bank details that wait for an owner’s confirmation; null if there are none',
  access: 'settings',
  answers: { 200: bankRequestResponse },
})

const seenRequest = bankAnswerSchema.meta({ id: 'SeenBankRequest' })

export const confirmBankRequest = define({
  operationId: 'confirmBankRequest',
  method: 'POST',
  path: '/api/bank-request',
  summary:
    'Confirms the given requested bank details. 409 if another request has replaced them. Requires reauthentication',
  access: 'bank',
  body: seenRequest,
  bodyIs: 'optional',
  answers: { 204: null },
})

export const declineBankRequest = define({
  operationId: 'declineBankRequest',
  method: 'DELETE',
  path: '/api/bank-request',
  summary: 'Declines or withdraws the given requested bank details. 409 if another request has replaced them',
  access: 'settings',
  body: seenRequest,
  bodyIs: 'optional',
  answers: { 204: null },
})
