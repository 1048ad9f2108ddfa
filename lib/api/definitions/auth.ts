import { z } from 'zod'
import {
  addressSchema,
  registerSchema,
  resetSchema,
  syncSchema,
  verificationSchema,
  invitedSchema,
} from '@/lib/auth/rules/schema'
import { define } from '@/lib/api/define'
import { segments, textParam } from '@/lib/api/parameters'
import { messageResponse } from '@/lib/api/response-schemas'
import { userResponse } from '@/lib/business/user-response'
import { id, text } from '@/lib/core/response-fields'

const registeredResponse = z
  .strictObject({ id, email: text, username: text, fullName: text })
  .meta({ id: 'RegisteredUser' })

const syncedResponse = z
  .strictObject({
    userId: id,
    email: text,
    isOnboarded: z.boolean(),
    /** Expiry of the cookie, in seconds since the epoch. */
    expiresAt: z.number().int(),
  })
  .meta({ id: 'SyncedSession' })

const verifiedResponse = z
  .strictObject({ email: text, isSignedIn: z.boolean() })
  .meta({ id: 'VerifiedAddress' })

const address = addressSchema.meta({ id: 'Address' })

const nextAuth = {
  path: '/api/auth/{nextauth}',
  summary: 'Handles next-auth’s csrf, providers, session, signin, signout and callback',
  access: 'public',
  params: z.object({ nextauth: segments }),
  answers: { 200: { contentType: '*/*' }, 302: { contentType: '*/*' }, 303: null },
} as const
export const readNextAuth = define({ operationId: 'readNextAuth', method: 'GET', ...nextAuth })
export const postNextAuth = define({ operationId: 'postNextAuth', method: 'POST', ...nextAuth })

export const getMe = define({
  operationId: 'getMe',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Returns the current user',
  access: 'authenticated-incl-deleting',
  answers: { 200: userResponse },
})

export const syncSession = define({
  operationId: 'syncSession',
  method: 'POST',
  path: '/api/auth/sync-session',
  summary: 'Renews the session of the cookie. 403 if the body names another user',
  access: 'authenticated-incl-deleting',
  body: syncSchema.meta({ id: 'SyncSession' }),
  answers: { 200: syncedResponse },
})

export const logOut = define({
  operationId: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Signs out',
  access: 'public',
  answers: { 200: messageResponse },
})

export const register = define({
  operationId: 'register',
  method: 'POST',
  path: '/api/register',
  summary:
    'Creates an account and emails the link that verifies its address. 409 if the address has an account',
  access: 'public',
  body: registerSchema.meta({ id: 'Registration' }),
  answers: { 201: registeredResponse },
})

export const verifyEmail = define({
  operationId: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Verifies an address by its link and signs in: in the browser that registered, or with the password chosen there or a new one',
  access: 'public',
  body: verificationSchema.meta({ id: 'Verification' }),
  answers: { 200: verifiedResponse },
})

export const resendVerification = define({
  operationId: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary:
    'Emails the verification link again, or a note that the account exists. The response is the same for every address',
  access: 'public',
  body: address,
  answers: { 200: messageResponse },
})

export const forgotPassword = define({
  operationId: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Emails a link for choosing a new password. The response is the same for every address',
  access: 'public',
  body: address,
  answers: { 200: messageResponse },
})

export const resetPassword = define({
  operationId: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets a new password with the link of a recovery email, which can be used once, and ends every session',
  access: 'public',
  body: resetSchema.meta({ id: 'PasswordReset' }),
  answers: { 200: messageResponse },
})

export const endOtherSessions = define({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Ends every other session',
  access: 'authenticated',
  answers: { 204: null },
})

export const endSession = define({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Ends one session',
  access: 'authenticated',
  params: z.object({ id: textParam('session') }),
  answers: { 204: null },
})

export const registerByInvitation = define({
  operationId: 'registerByInvitation',
  method: 'POST',
  path: '/api/register/invited',
  summary:
    'Creates an account for the address of an invitation, accepts the invitation and signs in. 409 if the address has an account, 410 for a used link',
  access: 'public',
  body: invitedSchema.meta({ id: 'InvitedRegistration' }),
  answers: { 201: verifiedResponse },
})
