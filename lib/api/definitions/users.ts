import { z } from 'zod'
import type { Permission } from '@/lib/core/access/permissions'
import { deletionSchema } from '@/lib/auth/account-deletion/schema'
import { passwordChangeSchema } from '@/lib/auth/rules/schema'
import { onboardingSchema, settingsSchema, type SettingsInput } from '@/lib/business/schema'
import { define } from '../define'
import { parameter, rowId } from '../parameters'
import { messageAnswer } from '../schemas/common'
import { userResponse } from '@/lib/business/user-response'
import { deletionAnswer } from '../schemas/users'

export const updateSettings = define({
  operationId: 'updateSettings',
  method: 'PATCH',
  path: '/api/user/settings',
  summary:
    'Changes the fields of profile, company, bank, invoice design, invoice defaults, numbering and time zone that are sent; 202 when new bank details wait for an owner, 409 when the next invoice number was given, 422 for a pattern that would repeat numbers',
  access: 'onboarding',
  body: settingsSchema.partial().meta({ id: 'SettingsChange' }),
  resource: userResponse,
  bodyIs: 'patch',
  needs: (patch: SettingsInput): Permission[] =>
    Object.keys(patch).some((field) => field !== 'fullName') ? ['settings'] : [],
  answers: { 200: userResponse, 202: userResponse },
})

export const finishOnboarding = define({
  operationId: 'finishOnboarding',
  method: 'PATCH',
  path: '/api/user/onboarding',
  summary: 'Marks the user as onboarded',
  access: 'onboarding',
  needs: ['settings'],
  body: onboardingSchema.meta({ id: 'Onboarding' }),
  answers: { 200: userResponse },
})

export const changePassword = define({
  operationId: 'changePassword',
  method: 'PATCH',
  path: '/api/user/password',
  summary: 'Changes the password of whoever knows the old one, and ends every other session',
  access: 'authenticated',
  body: passwordChangeSchema.meta({ id: 'PasswordChange' }),
  answers: { 200: messageAnswer },
})

export const exportAccount = define({
  operationId: 'exportAccount',
  method: 'GET',
  path: '/api/user/export',
  summary:
    'Everything of the user as a ZIP of JSON, CSV, PDFs and pictures; one at a time. With `part` a part of it, a ZIP of its own: the Link header names the next one, X-Invoice-Count says how many invoices are in it; 422 for a part that does not exist',
  access: 'authenticated-incl-deleting',
  query: z.object({
    part: parameter(rowId, 'From 1, with up to 500 invoices each, the first with all that is no PDF'),
    after: parameter(rowId, 'Where every further part begins: behind the invoice with this id'),
    upTo: parameter(rowId, 'Where the part ends at the latest: with the invoice of this id'),
  }),
  answers: { 200: { contentType: 'application/zip' } },
})

export const requestDeletion = define({
  operationId: 'requestDeletion',
  method: 'POST',
  path: '/api/user/deletion',
  summary:
    'Has the account deleted in 14 days and signs out everywhere; with the password, or with the address where there is none',
  access: 'authenticated',
  body: deletionSchema.meta({ id: 'DeletionRequest' }),
  answers: { 200: deletionAnswer },
})

export const cancelDeletion = define({
  operationId: 'keepAccount',
  method: 'DELETE',
  path: '/api/user/deletion',
  summary: 'Keeps the account after all',
  access: 'authenticated-incl-deleting',
  answers: { 204: null },
})
