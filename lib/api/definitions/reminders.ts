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
import { bulkAnswer } from '../schemas/common'
import { invoiceMailResponse } from '@/lib/mail/outbox/mail-response'
import { remindersResponse } from '@/lib/reminders/reminders-response'
import { reminderSwitchAnswer } from '../schemas/preferences'

const params = z.object({ id: idParam('invoice') })
const switchBody = reminderSwitchSchema.meta({ id: 'ReminderSwitchChange' })

export const sendReminder = define({
  operationId: 'remind',
  method: 'POST',
  path: '/api/invoices/{id}/reminders',
  summary:
    'Sends a reminder of a sent invoice now; what the body leaves out is as it is prepared, and {placeholders} of the ' +
    'reminder texts are filled. 409 with errors.again for a client who was reminded within a day, unless `again`. ' +
    '`hold` keeps it back for seconds in which it can be cancelled, by the Idempotency-Key of this call where that is a UUID',
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
  summary: 'Switches reminders of one invoice',
  access: 'write',
  params,
  body: switchBody,
  answers: { 200: reminderSwitchAnswer },
})

export const setClientReminders = define({
  operationId: 'switchClientReminders',
  method: 'PATCH',
  path: '/api/clients/{id}/reminders',
  summary: 'Switches reminders of one client',
  access: 'write',
  params: z.object({ id: idParam('client') }),
  body: switchBody,
  answers: { 200: reminderSwitchAnswer },
})

export const sendReminders = define({
  operationId: 'remindMany',
  method: 'POST',
  path: '/api/invoices/reminders',
  summary:
    'Reminds of up to 100 invoices, each in its own right; the answer says of each what became of it. `requestId` names them all for ' +
    'cancelReminders; without it, an Idempotency-Key that is a UUID does',
  access: 'write',
  body: remindManySchema.meta({ id: 'NewReminders' }),
  answers: { 200: bulkAnswer },
})

export const cancelReminders = define({
  operationId: 'cancelReminders',
  method: 'POST',
  path: '/api/invoices/reminders/cancel',
  summary:
    'Takes back those reminders of one call, named by its requestId or Idempotency-Key, that still wait; the answer says of each what became of it',
  access: 'write',
  body: cancelRemindersSchema.meta({ id: 'RemindersToCancel' }),
  answers: { 200: bulkAnswer },
})

export const getReminders = define({
  operationId: 'getReminders',
  method: 'GET',
  path: '/api/user/reminders',
  summary: 'When clients are reminded, and with which words',
  access: 'read',
  answers: { 200: remindersResponse },
})

export const updateReminders = define({
  operationId: 'updateReminders',
  method: 'PATCH',
  path: '/api/user/reminders',
  summary:
    'Sets when clients are reminded (days after the due date, negative before it; hour of the user’s clock) and with ' +
    'which words up to the due date and after it. What is left out stays',
  access: 'settings',
  body: remindersSchema.partial().meta({ id: 'RemindersChange' }),
  resource: remindersResponse,
  bodyIs: 'patch',
  answers: { 200: remindersResponse },
})
