import { z } from 'zod'
import { deletionSchema } from '@/lib/actions/account/schema'
import { passwordChangeSchema } from '@/lib/identity/rules/schema'
import { onboardingSchema, settingsSchema } from '@/lib/business/schema'
import { define } from '../define'
import { textOf } from '../parameters'
import { messageAnswer } from '../schemas/common'
import { avatarAnswer, deletionAnswer, logoAnswer, userAnswer } from '../schemas/users'

export const updateSettings = define({
  operationId: 'updateSettings',
  method: 'PATCH',
  path: '/api/user/settings',
  summary:
    'Changes the fields of profile, company, bank, invoice design, invoice defaults, numbering and time zone that are sent; 409 when the next invoice number was given, 422 for a pattern that would repeat numbers',
  access: 'signed in',
  body: settingsSchema.partial().meta({ id: 'SettingsChange' }),
  bodyIs: 'patch',
  answers: { 200: userAnswer },
})

export const finishOnboarding = define({
  operationId: 'finishOnboarding',
  method: 'PATCH',
  path: '/api/user/onboarding',
  summary: 'Marks the user as onboarded',
  access: 'signed in',
  body: onboardingSchema.meta({ id: 'Onboarding' }),
  answers: { 200: userAnswer },
})

export const changePassword = define({
  operationId: 'changePassword',
  method: 'PATCH',
  path: '/api/user/password',
  summary: 'Changes the password of whoever knows the old one, and ends every other session',
  access: 'signed in',
  body: passwordChangeSchema.meta({ id: 'PasswordChange' }),
  answers: { 200: messageAnswer },
})

export const endOtherSessions = define({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Signs out everywhere: ends every other session',
  access: 'signed in',
  answers: { 204: null },
})

export const endSession = define({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Ends one session',
  access: 'signed in',
  params: z.object({ id: textOf('Session') }),
  answers: { 204: null },
})

export const uploadLogo = define({
  operationId: 'uploadLogo',
  method: 'POST',
  path: '/api/upload/logo',
  summary: 'Stores a picture; its file reference becomes the logo through the settings',
  access: 'signed in',
  upload: 'logo',
  answers: { 200: logoAnswer },
})

export const getLogo = define({
  operationId: 'getLogo',
  method: 'GET',
  path: '/api/logos/{id}',
  summary: 'A logo',
  access: 'anybody',
  params: z.object({ id: textOf('Logo') }),
  answers: { 200: { contentType: 'image/*' } },
})

export const uploadAvatar = define({
  operationId: 'uploadAvatar',
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Makes a picture the user’s own, cropped to a square',
  access: 'signed in',
  upload: 'avatar',
  answers: { 200: avatarAnswer },
})

export const deleteAvatar = define({
  operationId: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Takes the user’s picture away',
  access: 'signed in',
  answers: { 204: null },
})

export const getAvatar = define({
  operationId: 'getAvatar',
  method: 'GET',
  path: '/api/user/avatar/{id}',
  summary: 'The user’s own picture; 404 for anybody else’s',
  access: 'signed in',
  params: z.object({ id: textOf('Picture') }),
  answers: { 200: { contentType: 'image/*' } },
})

export const exportAccount = define({
  operationId: 'exportAccount',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything of the user as a ZIP of JSON, CSV, PDFs and pictures; one at a time',
  access: 'leaving too',
  answers: { 200: { contentType: 'application/zip' } },
})

export const requestDeletion = define({
  operationId: 'requestDeletion',
  method: 'POST',
  path: '/api/user/deletion',
  summary:
    'Has the account deleted in 14 days and signs out everywhere; with the password, or with the address where there is none',
  access: 'onboarded',
  body: deletionSchema.meta({ id: 'DeletionRequest' }),
  answers: { 200: deletionAnswer },
})

export const keepAccount = define({
  operationId: 'keepAccount',
  method: 'DELETE',
  path: '/api/user/deletion',
  summary: 'Keeps the account after all',
  access: 'leaving too',
  answers: { 204: null },
})
