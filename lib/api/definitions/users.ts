import { z } from 'zod'
import type { Permission } from '@/lib/core/access/permissions'
import { deletionSchema } from '@/lib/auth/account-deletion/deletion-request'
import { passwordChangeSchema } from '@/lib/auth/rules/schema'
import { onboardingSchema, personSchema, settingsSchema, type SettingsInput } from '@/lib/business/schema'
import { define } from '../define'
import { parameter, rowId } from '../parameters'
import { messageResponse } from '@/lib/api/response-schemas'
import { userResponse } from '@/lib/business/user-response'
import { instant } from '@/lib/core/response-fields'

const deletionResponse = z.strictObject({ deleteAfter: instant }).meta({ id: 'Deletion' })

export const updateSettings = define({
  operationId: 'updateSettings',
  method: 'PATCH',
  path: '/api/user/settings',
  summary:
    'Updates the given fields of profile, company, bank details, invoice design, invoice defaults, numbering and time zone. 202 if new bank details wait for an owner’s confirmation, 409 if the next invoice number is assigned already, 422 for a pattern that would repeat numbers',
  access: 'onboarding',
  body: settingsSchema.partial().meta({ id: 'SettingsChange' }),
  resource: userResponse,
  bodyIs: 'patch',
  needs: (patch: SettingsInput): Permission[] =>
    Object.keys(patch).some((field) => !Object.hasOwn(personSchema.shape, field)) ? ['settings'] : [],
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
  summary: 'Changes the password, given the current one, and ends every other session',
  access: 'authenticated',
  body: passwordChangeSchema.meta({ id: 'PasswordChange' }),
  answers: { 200: messageResponse },
})

export const exportAccount = define({
  operationId: 'exportAccount',
  method: 'GET',
  path: '/api/user/export',
  summary:
    'Exports all data of the user as a ZIP of JSON, CSV, PDFs and pictures, one export at a time. `part` exports one part as a ZIP of its own: the Link header has the URL of the next part, X-Invoice-Count the number of invoices in it. 422 for a part that doesn’t exist',
  access: 'authenticated-incl-deleting',
  query: z.object({
    part: parameter(
      rowId,
      'Number of the part, from 1. Each has up to 500 invoices; the first also has everything except PDFs',
    ),
    after: parameter(rowId, 'Id of the last invoice in the previous part; required from part 2 on'),
    upTo: parameter(rowId, 'Id of the last invoice that may be in the part'),
  }),
  answers: { 200: { contentType: 'application/zip' } },
})

export const requestDeletion = define({
  operationId: 'requestDeletion',
  method: 'POST',
  path: '/api/user/deletion',
  summary:
    'Schedules the deletion of the account in 14 days and ends every session. Requires the password, or the email address if there is no password',
  access: 'authenticated',
  body: deletionSchema.meta({ id: 'DeletionRequest' }),
  answers: { 200: deletionResponse },
})

export const cancelDeletion = define({
  operationId: 'keepAccount',
  method: 'DELETE',
  path: '/api/user/deletion',
  summary: 'Cancels the scheduled deletion of the account',
  access: 'authenticated-incl-deleting',
  answers: { 204: null },
})
