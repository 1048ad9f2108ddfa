import { z } from 'zod'
import { define } from '../../define'
import { parameter } from '../../parameters'
import { mailSenderResponse } from '@/lib/mail/outbox/mail-response'
import { consentAnswer, disconnectedAnswer, testMailAnswer } from '../../schemas/mails'

export const sendTestMail = define({
  operationId: 'sendTestMail',
  method: 'POST',
  path: '/api/user/test-mail',
  summary: 'Mails the user, at once; 502 with the reason when it was not accepted',
  access: 'settings',
  answers: { 200: testMailAnswer },
})

export const connectGmail = define({
  operationId: 'connectGmail',
  method: 'POST',
  path: '/api/user/gmail',
  summary: 'Begins to connect Gmail: the address at Google where the user agrees; 409 without Google keys',
  access: 'settings',
  answers: { 200: consentAnswer },
})

export const finishGmail = define({
  operationId: 'finishGmail',
  method: 'GET',
  path: '/api/user/gmail/callback',
  summary: 'Where Google sends the browser back to; leads to the settings, which say how it went',
  access: 'public',
  query: z.object({
    code: parameter(z.string(), 'From Google'),
    state: parameter(z.string(), 'From the beginning'),
    error: parameter(z.string(), 'From Google'),
  }),
  answers: { 303: null },
})

export const disconnectGmail = define({
  operationId: 'disconnectGmail',
  method: 'DELETE',
  path: '/api/user/gmail',
  summary: 'Disconnects Gmail, and tells whether Google took the permission back too',
  access: 'settings',
  answers: { 200: disconnectedAnswer },
})

export const getSender = define({
  operationId: 'getSender',
  method: 'GET',
  path: '/api/user/sender',
  summary: 'From which address invoices go out',
  access: 'read',
  answers: { 200: mailSenderResponse },
})
