import { z } from 'zod'
import {
  cancelRemindersSchema,
  remindersSchema,
  remindManySchema,
  remindSchema,
  reminderSwitchSchema,
} from '@/lib/reminders/schema'
import { define } from '../define'
import { idParam } from '../parameters'
import { bulkResponse } from '@/lib/api/response-schemas'
import { invoiceMailResponse } from '@/lib/mail/outbox/mail-response'
import { remindersResponse } from '@/lib/reminders/reminders-response'

const reminderSwitchResponse = z.strictObject({ enabled: z.boolean() }).meta({ id: 'ReminderSwitch' })

const params = z.object({ id: idParam('invoice') })
const switchBody = reminderSwitchSchema.meta({ id: 'ReminderSwitchChange' })

export const sendReminder = define({
  operationId: 'remind',
  method: 'POST',
  path: '/api/invoices/{id}/reminders',
  summary:
    'Sends a reminder of a sent invoice now. Omitted fields get their default, and {placeholders} of the reminder texts are filled. 409 with errors.again if the client was reminded within a day, unless `again` is set. `hold` delays it for a few seconds in which it can be cancelled by this call’s Idempotency-Key, if that is a UUID',
  access: 'write',
  params,
  body: remindSchema.meta({ id: 'NewReminder' }),
  takesRequestId: true,
  answers: { 202: invoiceMailResponse },
})

export const setInvoiceReminders = define({
  operationId: 'switchInvoiceReminders',
  method: 'PATCH',
  path: '/api/invoices/{id}/reminders',
  summary: 'Turns reminders of an invoice on or off',
  access: 'write',
  params,
  body: switchBody,
  answers: { 200: reminderSwitchResponse },
})

export const setClientReminders = define({
  operationId: 'switchClientReminders',
  method: 'PATCH',
  path: '/api/clients/{id}/reminders',
  summary: 'Turns reminders of a client on or off',
  access: 'write',
  params: z.object({ id: idParam('client') }),
  body: switchBody,
  answers: { 200: reminderSwitchResponse },
})

export const sendReminders = define({
  operationId: 'remindMany',
  method: 'POST',
  path: '/api/invoices/reminders',
  summary:
    'Sends reminders of up to 100 invoices, each on its own. The response has one result for each. `requestId` identifies them for cancelReminders; without it, an Idempotency-Key that is a UUID does',
  access: 'write',
  body: remindManySchema.meta({ id: 'NewReminders' }),
  answers: { 200: bulkResponse },
})

export const cancelReminders = define({
  operationId: 'cancelReminders',
  method: 'POST',
  path: '/api/invoices/reminders/cancel',
  summary:
    'Cancels the reminders of one call that are still queued, identified by its requestId or Idempotency-Key. The response has one result for each',
  access: 'write',
  body: cancelRemindersSchema.meta({ id: 'RemindersToCancel' }),
  answers: { 200: bulkResponse },
})

export const getReminders = define({
  operationId: 'getReminders',
  method: 'GET',
  path: '/api/user/reminders',
  summary: 'Returns the days and the hour of reminders, and their texts',
  access: 'read',
  answers: { 200: remindersResponse },
})

export const updateReminders = define({
  operationId: 'updateReminders',
  method: 'PATCH',
  path: '/api/user/reminders',
  summary:
    'Updates the days of reminders (after the due date, negative before it), their hour in the user’s time zone, and their texts before and after the due date. Omitted fields keep their value',
  access: 'settings',
  body: remindersSchema.partial().meta({ id: 'RemindersChange' }),
  resource: remindersResponse,
  bodyIs: 'patch',
  answers: { 200: remindersResponse },
})
