import { z } from 'zod'
import { define } from '../../define'
import { parameter } from '../../parameters'
import { mailSenderResponse, mailTransport } from '@/lib/mail/outbox/mail-response'
import { text } from '@/lib/core/response-fields'

const testMailResponse = z.strictObject({ to: text, transport: mailTransport }).meta({ id: 'TestMail' })

const consentResponse = z.strictObject({ url: z.url() }).meta({ id: 'GmailConsent' })

const disconnectedResponse = z.strictObject({ revoked: z.boolean() }).meta({ id: 'GmailDisconnected' })

export const sendTestMail = define({
  operationId: 'sendTestMail',
  method: 'POST',
  path: '/api/user/test-mail',
  summary: 'Sends a test email to the user immediately. 502 with the reason if it was not accepted',
  access: 'settings',
  answers: { 200: testMailResponse },
})

export const connectGmail = define({
  operationId: 'connectGmail',
  method: 'POST',
  path: '/api/user/gmail',
  summary:
    'Starts to connect Gmail: returns the URL of Google’s consent page. 409 if Google isn’t configured',
  access: 'settings',
  answers: { 200: consentResponse },
})

export const finishGmail = define({
  operationId: 'finishGmail',
  method: 'GET',
  path: '/api/user/gmail/callback',
  summary: 'Handles Google’s redirect after consent, and redirects to the settings with the result',
  access: 'public',
  query: z.object({
    code: parameter(z.string(), 'Set by Google'),
    state: parameter(z.string(), 'State sent with the consent request'),
    error: parameter(z.string(), 'Set by Google'),
  }),
  answers: { 303: null },
})

export const disconnectGmail = define({
  operationId: 'disconnectGmail',
  method: 'DELETE',
  path: '/api/user/gmail',
  summary: 'Disconnects Gmail, and returns true if Google revoked the permission, too',
  access: 'settings',
  answers: { 200: disconnectedResponse },
})

export const getSender = define({
  operationId: 'getSender',
  method: 'GET',
  path: '/api/user/sender',
  summary: 'Returns the sender of invoice emails',
  access: 'read',
  answers: { 200: mailSenderResponse },
})
