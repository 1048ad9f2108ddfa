import type { z } from 'zod'
import { deletionSchema } from '@/lib/actions/account/schema'
import {
  addressSchema,
  passwordChangeSchema,
  registerSchema,
  resetSchema,
  syncSchema,
  twoStepBeginSchema,
  twoStepConfirmSchema,
  twoStepProofSchema,
  verificationSchema,
} from '@/lib/identity/rules/schema'
import { silenceSchema } from '@/lib/check/schema'
import { clientBulkSchema, clientPatchSchema, clientSchema } from '@/lib/parties/schema'
import {
  bulkSchema,
  deleteInvoiceSchema,
  invoiceSchema,
  invoiceUpdateSchema,
  linkSchema,
  shareMessageSchema,
  statusSchema,
} from '@/lib/documents/schema'
import { noticeSchema, seenSchema } from '@/lib/notifications/schema'
import { mailPreviewSchema, sendSchema } from '@/lib/delivery/schema'
import { paymentSchema, receiptsSchema } from '@/lib/documents/payments/schema'
import { previewSchema } from '@/lib/render/pdf/preview'
import { scheduleActionSchema, scheduleSchema } from '@/lib/documents/rhythm/schema'
import { seriesSchema } from '@/lib/series/series-schema'
import {
  cancelRemindersSchema,
  remindManySchema,
  remindSchema,
  remindersSchema,
  reminderSwitchSchema,
} from '@/lib/reminders/schema'
import { triedSchema } from '@/lib/tried/schema'
import { onboardingSchema, settingsSchema } from '@/lib/business/schema'
import * as answers from './answers'

/**
 * Who may call: anybody, whoever is signed in (with an account that is about to be deleted too, or only with another), or only
 * users who have finished onboarding.
 */
export type Access = 'anybody' | 'leaving too' | 'signed in' | 'onboarded'

/** JSON that fits a schema, another content type, or nothing. */
type Answer = z.ZodType | { contentType: string } | null

export interface Operation {
  summary: string
  access: Access
  /** The schema the route itself checks the body with. */
  body?: z.ZodType
  /** Whether only some of its calls take the body; the summary says which. */
  isBodyOptional?: boolean
  /** A body that is not JSON, with its content type and field. */
  upload?: { contentType: string; field: string }
  /** Query parameters and what they do. */
  query?: Record<string, string>
  /** Successful answers by status; every other one is the error shape. */
  answers: Record<number, Answer>
}

const pdf = { contentType: 'application/pdf' }
const inline = { inline: '1 shows the file instead of downloading it' }
const invoiceFilter = {
  status: 'DRAFT, SENT, PAID or CANCELLED; OVERDUE: only what was sent and is past due',
  q: "Contained in the number, the total amount, the client's name or company, or a line",
  clientId: 'Of one client',
  overdue: '1: the same as status=OVERDUE',
  since: 'Issued on this day or later',
  until: 'Issued on this day or earlier',
  sort: 'number, client, issued, due, amount (each currency by itself) or status',
  dir: 'asc or desc',
}
const clientFilter = {
  search: 'Contained in name, company, email or phone',
  sort: 'name, email, phone or address; clients without one come last',
  dir: 'asc or desc',
}
const missing = { summary: 'Any other path: 404', access: 'anybody', answers: {} } as const
const nextAuth = {
  summary: 'next-auth: csrf, providers, session, signin, signout, callback',
  access: 'anybody',
  answers: { 200: { contentType: '*/*' }, 302: { contentType: '*/*' }, 303: null },
} as const

/** Every call of the API, by method and path. A route that is not here fails the tests, and so does one too many. */
export const OPERATIONS: Record<string, Operation> = {
  'GET /api/auth/{nextauth}': nextAuth,
  'POST /api/auth/{nextauth}': nextAuth,
  'GET /api/auth/me': {
    summary: 'The current user',
    access: 'leaving too',
    answers: { 200: answers.userAnswer },
  },
  'POST /api/auth/sync-session': {
    summary: 'Renews the session of the cookie; 403 when the body names another user',
    access: 'leaving too',
    body: syncSchema,
    answers: { 200: answers.syncedAnswer },
  },
  'POST /api/auth/logout': {
    summary: 'Signs out',
    access: 'anybody',
    answers: { 200: answers.messageAnswer },
  },
  'POST /api/register': {
    summary: 'Opens an account and mails the link that verifies its address; 409 when there is one',
    access: 'anybody',
    body: registerSchema,
    answers: { 201: answers.registeredAnswer },
  },
  'POST /api/auth/verify-email': {
    summary:
      'Verifies an address by its link and signs in: in the browser that registered, or with the password chosen there, or with a new one',
    access: 'anybody',
    body: verificationSchema,
    answers: { 200: answers.verifiedAnswer },
  },
  'POST /api/auth/resend-verification': {
    summary: 'Mails the verification link again; answers alike for every address',
    access: 'anybody',
    body: addressSchema,
    answers: { 200: answers.messageAnswer },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Mails a link to a new password; answers alike for every address',
    access: 'anybody',
    body: addressSchema,
    answers: { 200: answers.messageAnswer },
  },
  'POST /api/auth/reset-password': {
    summary: 'Uses up the link of a recovery mail, sets the password and ends every session',
    access: 'anybody',
    body: resetSchema,
    answers: { 200: answers.messageAnswer },
  },
  'PATCH /api/user/settings': {
    summary:
      'Changes the fields of profile, company, bank, invoice design, invoice defaults, numbering and time zone that are sent; 409 when the next invoice number was given, 422 for a pattern that would repeat numbers',
    access: 'signed in',
    body: settingsSchema.partial(),
    answers: { 200: answers.userAnswer },
  },
  'PATCH /api/user/onboarding': {
    summary: 'Marks the user as onboarded',
    access: 'signed in',
    body: onboardingSchema,
    answers: { 200: answers.userAnswer },
  },
  'PATCH /api/user/password': {
    summary: 'Changes the password of whoever knows the old one, and ends every other session',
    access: 'signed in',
    body: passwordChangeSchema,
    answers: { 200: answers.messageAnswer },
  },
  'DELETE /api/user/sessions': {
    summary: 'Signs out everywhere: ends every other session',
    access: 'signed in',
    answers: { 204: null },
  },
  'DELETE /api/user/sessions/{id}': {
    summary: 'Ends one session',
    access: 'signed in',
    answers: { 204: null },
  },
  'POST /api/user/two-step': {
    summary: 'Begins to set up two-step sign-in: the secret for the app; 409 when it is on',
    access: 'signed in',
    body: twoStepBeginSchema,
    answers: { 201: answers.twoStepSecretAnswer },
  },
  'POST /api/user/two-step/confirm': {
    summary: 'Turns two-step sign-in on by a code of the app, and shows the recovery codes',
    access: 'signed in',
    body: twoStepConfirmSchema,
    answers: { 200: answers.recoveryCodesAnswer },
  },
  'POST /api/user/two-step/codes': {
    summary: 'Makes new recovery codes in place of the old, for a password or a code; 409 when it is off',
    access: 'signed in',
    body: twoStepProofSchema,
    answers: { 200: answers.recoveryCodesAnswer },
  },
  'POST /api/user/two-step/off': {
    summary: 'Turns two-step sign-in off, for a password or a code; 409 when it is off',
    access: 'signed in',
    body: twoStepProofSchema,
    answers: { 204: null },
  },
  'GET /api/user/proof': {
    summary: 'How the user can show who they are',
    access: 'signed in',
    answers: { 200: answers.proofWaysAnswer },
  },
  'POST /api/user/proof': {
    summary:
      'Takes the password or a code, and lets this session change bank details, mail and two-step sign-in for ten minutes; without it they answer 403 with an error at `proof`',
    access: 'signed in',
    body: twoStepProofSchema,
    answers: { 204: null },
  },
  'POST /api/user/proof/mail': {
    summary: 'Mails a code to somebody who has neither a password nor two-step sign-in; 409 to anybody else',
    access: 'signed in',
    answers: { 204: null },
  },
  'POST /api/user/test-mail': {
    summary: 'Mails the user, at once; 502 with the reason when it was not accepted',
    access: 'onboarded',
    answers: { 200: answers.testMailAnswer },
  },
  'POST /api/user/gmail': {
    summary: 'Begins to connect Gmail: the address at Google where the user agrees; 409 without Google keys',
    access: 'onboarded',
    answers: { 200: answers.consentAnswer },
  },
  'GET /api/user/gmail/callback': {
    summary: 'Where Google sends the browser back to; leads to the settings, which say how it went',
    access: 'anybody',
    query: { code: 'From Google', state: 'From the beginning', error: 'From Google' },
    answers: { 303: null },
  },
  'DELETE /api/user/gmail': {
    summary: 'Disconnects Gmail, and tells whether Google took the permission back too',
    access: 'onboarded',
    answers: { 200: answers.disconnectedAnswer },
  },
  'GET /api/user/sender': {
    summary: 'From which address invoices go out',
    access: 'onboarded',
    answers: { 200: answers.senderAnswer },
  },
  'POST /api/upload/logo': {
    summary: 'Stores a picture; its file reference becomes the logo through the settings',
    access: 'signed in',
    upload: { contentType: 'multipart/form-data', field: 'logo' },
    answers: { 200: answers.logoAnswer },
  },
  'POST /api/user/avatar': {
    summary: 'Makes a picture the user’s own, cropped to a square',
    access: 'signed in',
    upload: { contentType: 'multipart/form-data', field: 'avatar' },
    answers: { 200: answers.avatarAnswer },
  },
  'DELETE /api/user/avatar': {
    summary: 'Takes the user’s picture away',
    access: 'signed in',
    answers: { 204: null },
  },
  'GET /api/user/avatar/{id}': {
    summary: 'The user’s own picture; 404 for anybody else’s',
    access: 'signed in',
    answers: { 200: { contentType: 'image/*' } },
  },
  'GET /api/user/export': {
    summary: 'Everything of the user as a ZIP of JSON, CSV, PDFs and pictures; one at a time',
    access: 'leaving too',
    answers: { 200: { contentType: 'application/zip' } },
  },
  'POST /api/user/deletion': {
    summary:
      'Has the account deleted in 14 days and signs out everywhere; with the password, or with the address where there is none',
    access: 'onboarded',
    body: deletionSchema,
    answers: { 200: answers.deletionAnswer },
  },
  'DELETE /api/user/deletion': {
    summary: 'Keeps the account after all',
    access: 'leaving too',
    answers: { 204: null },
  },
  'GET /api/logos/{id}': {
    summary: 'A logo',
    access: 'anybody',
    answers: { 200: { contentType: 'image/*' } },
  },
  'GET /api/dashboard/stats': {
    summary: 'What is paid and what is not',
    access: 'onboarded',
    answers: { 200: answers.statsAnswer },
  },
  'GET /api/invoices': {
    summary: 'Invoices, newest first unless sorted, 50 at a time; the Link header names the next page',
    access: 'onboarded',
    query: { ...invoiceFilter, before: 'Behind this key: the next page' },
    answers: { 200: answers.invoiceSummaryAnswer.array() },
  },
  'POST /api/invoices': {
    summary: 'Saves a new draft; 409 when its number is taken, in whatever case, or was issued before',
    access: 'onboarded',
    body: invoiceSchema,
    answers: { 201: answers.invoiceAnswer },
  },
  'POST /api/invoices/bulk': {
    summary:
      'Moves or deletes up to 100 invoices, each in its own right; the answer says of each what became of it',
    access: 'onboarded',
    body: bulkSchema,
    answers: { 200: answers.bulkAnswer },
  },
  'GET /api/invoices/pdfs.zip': {
    summary: 'The PDFs of up to 100 invoices as a ZIP; 404 unless all of them exist',
    access: 'onboarded',
    query: { ids: 'Separated by commas' },
    answers: { 200: { contentType: 'application/zip' } },
  },
  'GET /api/invoices/export.csv': {
    summary: 'The invoices of a list as a table for a spreadsheet (CSV, UTF-8)',
    access: 'onboarded',
    query: invoiceFilter,
    answers: { 200: { contentType: 'text/csv' } },
  },
  'GET /api/invoices/numbers': {
    summary:
      'Every number that was given, newest first, 50 at a time, with what became of it and which are missing right below it; the Link header names the next page',
    access: 'onboarded',
    query: { before: 'Behind this key: the next page' },
    answers: { 200: answers.givenNumberAnswer.array() },
  },
  'GET /api/invoices/numbers/{id}': {
    summary: 'One number that was given, with what its invoice said where it was issued and deleted',
    access: 'onboarded',
    answers: { 200: answers.numberWithContentAnswer },
  },
  'GET /api/invoices/numbers/next': {
    summary: 'The number that an invoice would get; nothing is given',
    access: 'onboarded',
    query: { issueDate: 'What it is dated; today without it', clientId: 'Whom it is for' },
    answers: { 200: answers.nextNumberAnswer },
  },
  'GET /api/invoices/numbers/export.csv': {
    summary: 'Every number that was given as a table for a spreadsheet (CSV, UTF-8)',
    access: 'onboarded',
    answers: { 200: { contentType: 'text/csv' } },
  },
  'GET /api/invoices/{id}': {
    summary: 'One invoice',
    access: 'onboarded',
    answers: { 200: answers.invoiceAnswer },
  },
  'PATCH /api/invoices/{id}': {
    summary: 'Saves the whole form over a draft; 409 on any other status or version',
    access: 'onboarded',
    body: invoiceUpdateSchema,
    answers: { 200: answers.invoiceAnswer },
  },
  'DELETE /api/invoices/{id}': {
    summary:
      'Deletes an invoice and its link. The number of one that was issued is never given again, and stays with what it said and why it was deleted in /api/invoices/numbers',
    access: 'onboarded',
    body: deleteInvoiceSchema,
    isBodyOptional: true,
    answers: { 204: null },
  },
  'POST /api/invoices/{id}/duplicate': {
    summary: 'Writes a new draft like this invoice: the next number, today’s date, the same terms and lines',
    access: 'onboarded',
    answers: { 201: answers.invoiceAnswer },
  },
  'PATCH /api/invoices/{id}/status': {
    summary:
      'Moves an invoice to any status, or takes its last move back (undo); 409 when there was another one since',
    access: 'onboarded',
    body: statusSchema,
    answers: { 200: answers.invoiceAnswer },
  },
  'POST /api/invoices/{id}/public-url': {
    summary: 'Makes the public link, or answers the one that exists',
    access: 'onboarded',
    answers: { 200: answers.invoiceAnswer },
  },
  'PATCH /api/invoices/{id}/public-url': {
    summary: 'Sets the last day of the public link, or none; after it the link is unknown',
    access: 'onboarded',
    body: linkSchema,
    answers: { 200: answers.invoiceAnswer },
  },
  'DELETE /api/invoices/{id}/public-url': {
    summary: 'Takes the public link back',
    access: 'onboarded',
    answers: { 200: answers.invoiceAnswer },
  },
  'POST /api/invoices/{id}/share-message': {
    summary: 'Keeps the message that goes with the link',
    access: 'onboarded',
    body: shareMessageSchema,
    answers: { 200: answers.invoiceAnswer },
  },
  'POST /api/invoices/{id}/payments': {
    summary:
      'Records a payment; the invoice is PAID once nothing is left. 409 unless it is SENT. One requestId is one payment',
    access: 'onboarded',
    body: paymentSchema,
    answers: { 201: answers.invoiceAnswer },
  },
  'DELETE /api/invoices/{id}/payments/{paymentId}': {
    summary: 'Takes a payment back',
    access: 'onboarded',
    answers: { 200: answers.invoiceAnswer },
  },
  'GET /api/invoices/{id}/mails': {
    summary: 'The latest mails about an invoice, newest first',
    access: 'onboarded',
    answers: { 200: answers.invoiceMailAnswer.array() },
  },
  'POST /api/invoices/{id}/mails': {
    summary:
      'Sends the invoice by e-mail; a draft is SENT once the mail was accepted. `{link}` in the message becomes the ' +
      'public link, which is made if there is none. One requestId is one mail. 422 with the field for a draft that the ' +
      'check before sending BLOCKs',
    access: 'onboarded',
    body: sendSchema,
    answers: { 202: answers.invoiceMailAnswer },
  },
  'GET /api/invoices/{id}/mails/letter': {
    summary: 'To whom and with which words a mail starts; `{link}` stands for a link that sending makes',
    access: 'onboarded',
    query: { letter: 'invoice (also without it), or reminder' },
    answers: { 200: answers.startingLetterAnswer },
  },
  'POST /api/invoices/{id}/mails/{mailId}': {
    summary: 'Sends a mail that failed once more',
    access: 'onboarded',
    answers: { 202: answers.invoiceMailAnswer },
  },
  'DELETE /api/invoices/{id}/mails/{mailId}': {
    summary: 'Takes back a mail that waits',
    access: 'onboarded',
    answers: { 200: answers.invoiceMailAnswer },
  },
  'POST /api/invoices/{id}/mails/preview': {
    summary: 'The mail as the client will see it; sends nothing',
    access: 'onboarded',
    body: mailPreviewSchema,
    answers: { 200: answers.mailPreviewAnswer },
  },
  'GET /api/invoices/{id}/schedule': {
    summary: 'The schedule of the series that an invoice began or was written by, with the id of the series',
    access: 'onboarded',
    answers: { 200: answers.scheduleAnswer },
  },
  'PATCH /api/invoices/{id}/schedule': {
    summary:
      'Makes or changes the schedule of a recurring invoice; what a new series writes is what the invoice says',
    access: 'onboarded',
    body: scheduleSchema,
    answers: { 200: answers.scheduleAnswer },
  },
  'POST /api/invoices/{id}/schedule/{action}': {
    summary: 'The same as the action on the series that an invoice began or was written by',
    access: 'onboarded',
    body: scheduleActionSchema,
    isBodyOptional: true,
    answers: { 200: answers.scheduleAnswer },
  },
  'GET /api/series/{id}': {
    summary: 'A series: what it writes and when, the next invoice as it would be, and those it wrote last',
    access: 'onboarded',
    answers: { 200: answers.seriesAnswer },
  },
  'PATCH /api/series/{id}': {
    summary:
      'Saves what the series writes from now on, and when; invoices that exist stay as they are. nextOn is the day of the next ' +
      'invoice. 409 when it was changed since `version`',
    access: 'onboarded',
    body: seriesSchema,
    answers: { 200: answers.seriesAnswer },
  },
  'POST /api/series/{id}/{action}': {
    summary:
      'pause, resume, skip (the next day), run (write the next invoice now), catch-up (write what was missed since it stopped ' +
      'by itself: EACH or the LATEST) or end. skip and run name the next day; 409 when it is another one by now',
    access: 'onboarded',
    body: scheduleActionSchema,
    isBodyOptional: true,
    answers: { 200: answers.scheduleAnswer },
  },
  'POST /api/invoices/{id}/reminders': {
    summary:
      'Sends a reminder of a sent invoice now; what the body leaves out is as it is prepared, and {placeholders} of the ' +
      'reminder texts are filled. 409 with errors.again for a client who was reminded within a day, unless `again`. ' +
      '`hold` keeps it back for seconds in which it can be cancelled. One requestId is one reminder',
    access: 'onboarded',
    body: remindSchema,
    answers: { 202: answers.invoiceMailAnswer },
  },
  'POST /api/invoices/reminders': {
    summary:
      'Reminds of up to 100 invoices, each in its own right; the answer says of each what became of it',
    access: 'onboarded',
    body: remindManySchema,
    answers: { 200: answers.bulkAnswer },
  },
  'POST /api/invoices/reminders/cancel': {
    summary:
      'Takes back those reminders of one requestId that still wait; the answer says of each what became of it',
    access: 'onboarded',
    body: cancelRemindersSchema,
    answers: { 200: answers.bulkAnswer },
  },
  'PATCH /api/invoices/{id}/reminders': {
    summary: 'Switches reminders of one invoice',
    access: 'onboarded',
    body: reminderSwitchSchema,
    answers: { 200: answers.reminderSwitchAnswer },
  },
  'PATCH /api/clients/{id}/reminders': {
    summary: 'Switches reminders of one client',
    access: 'onboarded',
    body: reminderSwitchSchema,
    answers: { 200: answers.reminderSwitchAnswer },
  },
  'GET /api/user/reminders': {
    summary: 'When clients are reminded, and with which words',
    access: 'onboarded',
    answers: { 200: answers.remindersAnswer },
  },
  'PATCH /api/user/reminders': {
    summary:
      'Sets when clients are reminded (days after the due date, negative before it; hour of the user’s clock) and with ' +
      'which words up to the due date and after it. What is left out stays',
    access: 'onboarded',
    body: remindersSchema.partial(),
    answers: { 200: answers.remindersAnswer },
  },
  'GET /api/invoices/{id}/check': {
    summary:
      'What to look at before a draft is sent, gravest first: what BLOCKs it, what to WARN of, and HINTs. Nothing for what was issued',
    access: 'onboarded',
    answers: { 200: answers.findingsAnswer },
  },
  'GET /api/user/receipts': {
    summary: 'Whether clients get a receipt by mail when a payment is recorded',
    access: 'onboarded',
    answers: { 200: answers.receiptsAnswer },
  },
  'PATCH /api/user/receipts': {
    summary: 'Switches that',
    access: 'onboarded',
    body: receiptsSchema,
    answers: { 200: answers.receiptsAnswer },
  },
  'GET /api/user/notices': {
    summary: 'What the owner is told by mail',
    access: 'onboarded',
    answers: { 200: answers.noticesAnswer },
  },
  'PATCH /api/user/notices': {
    summary: 'Switches what the owner is told by mail',
    access: 'onboarded',
    body: noticeSchema,
    answers: { 200: answers.noticesAnswer },
  },
  'GET /api/user/checks': {
    summary: 'The rules of the check before sending that are silenced',
    access: 'onboarded',
    answers: { 200: answers.silencedAnswer },
  },
  'PATCH /api/user/checks': {
    summary:
      'Silences a rule of the check before sending, or brings it back; one that BLOCKs cannot be silenced',
    access: 'onboarded',
    body: silenceSchema,
    answers: { 200: answers.silencedAnswer },
  },
  'GET /api/invoices/{id}/pdf': {
    summary: 'The invoice as a PDF',
    access: 'onboarded',
    query: inline,
    answers: { 200: pdf, 304: null },
  },
  'POST /api/invoices/preview-pdf': {
    summary: 'The create form as it stands, as a PDF; stores nothing',
    access: 'onboarded',
    body: previewSchema,
    answers: { 200: pdf, 304: null },
  },
  'POST /api/public/preview-pdf': {
    summary: 'The sheet that anybody can write on the landing page, as a PDF; stores nothing',
    access: 'anybody',
    body: triedSchema,
    answers: { 200: pdf, 304: null },
  },
  'GET /api/items': {
    summary: 'Line items billed before, 5 at most: of the invoice’s currency first, then the most used',
    access: 'onboarded',
    query: {
      q: 'Contained in the description',
      currency: 'Of the invoice; the user’s own without it',
      clientId: 'Only what this client was billed',
    },
    answers: { 200: answers.savedItemAnswer.array() },
  },
  'GET /api/clients': {
    summary: 'Clients, by name unless sorted; the Link header names the next page',
    access: 'onboarded',
    query: { ...clientFilter, limit: 'At most 100', before: 'Behind this key: the next page' },
    answers: { 200: answers.clientAnswer.array() },
  },
  'POST /api/clients/bulk': {
    summary:
      'Deletes up to 100 clients or restores deleted ones, each in its own right; the answer says of each what became of it',
    access: 'onboarded',
    body: clientBulkSchema,
    answers: { 200: answers.bulkAnswer },
  },
  'GET /api/clients/export.csv': {
    summary: 'The clients of a list as a table for a spreadsheet (CSV, UTF-8)',
    access: 'onboarded',
    query: clientFilter,
    answers: { 200: { contentType: 'text/csv' } },
  },
  'POST /api/clients': {
    summary: 'Adds a client',
    access: 'onboarded',
    body: clientSchema,
    answers: { 201: answers.clientAnswer },
  },
  'GET /api/clients/{id}': {
    summary: 'One client',
    access: 'onboarded',
    answers: { 200: answers.clientAnswer },
  },
  'PATCH /api/clients/{id}': {
    summary: 'Changes the fields that are sent',
    access: 'onboarded',
    body: clientPatchSchema,
    answers: { 200: answers.clientAnswer },
  },
  'DELETE /api/clients/{id}': {
    summary: 'Deletes a client; its invoices keep their bill-to',
    access: 'onboarded',
    answers: { 204: null },
  },
  'GET /api/notifications': {
    summary: 'The latest notifications of the last 90 days, newest first, 20 at most',
    access: 'onboarded',
    answers: { 200: answers.notificationsAnswer },
  },
  'POST /api/notifications': {
    summary: 'Marks as read what came until an instant',
    access: 'onboarded',
    body: seenSchema,
    answers: { 204: null },
  },
  'GET /api/search': {
    summary: 'Invoices and clients for a few letters, at most five of each; the newest invoices without any',
    access: 'onboarded',
    query: {
      q: 'Contained in what the lists search in',
      of: 'overdue: invoices past due alone, the longest first; number: invoices of that number alone (27 is INV-0027)',
    },
    answers: { 200: answers.searchAnswer },
  },
  'GET /api/public/invoice/{token}': {
    summary: 'The public invoice view',
    access: 'anybody',
    answers: { 200: answers.publicInvoiceAnswer },
  },
  'GET /api/public/invoice/{token}/pdf': {
    summary: 'The PDF for whoever has the link',
    access: 'anybody',
    query: inline,
    answers: { 200: pdf, 304: null },
  },
  'POST /api/public/invoice/{token}/view': {
    summary:
      'Counts that a person opened the link; the owner, bots and repeats within an hour are not counted',
    access: 'anybody',
    answers: { 204: null },
  },
  'GET /api/dev/mailbox': {
    summary:
      'The local mailbox, newest first: only while mail goes there, and only on this machine with its key, as key or in the header x-mailbox-key',
    access: 'anybody',
    query: { to: 'The address the mails went to', key: 'The key of the mailbox' },
    answers: { 200: answers.mailsAnswer },
  },
  'GET /api/dev/mailbox/{id}': {
    summary: 'A file that came with a mail of the local mailbox, with the same key',
    access: 'anybody',
    query: { key: 'The key of the mailbox' },
    answers: { 200: pdf },
  },
  'GET /api/mail': {
    summary: 'Whether mail waits because no mail server takes it: the same for everybody',
    access: 'anybody',
    answers: { 200: answers.mailStateAnswer },
  },
  'GET /api/cron': {
    summary: 'Runs what is due; for a scheduler with CRON_SECRET as bearer token',
    access: 'anybody',
    answers: { 200: answers.jobsAnswer },
  },
  'GET /api/health': {
    summary: 'Whether the process answers',
    access: 'anybody',
    answers: { 200: answers.healthAnswer },
  },
  'GET /api/health/ready': {
    summary:
      'Whether it can do its work: the database is reached, every migration is in it, and the jobs ran lately. 503 with what fails',
    access: 'anybody',
    answers: { 200: answers.readyAnswer, 503: answers.readyAnswer },
  },
  'GET /api/metrics': {
    summary: 'Measurements for Prometheus, with METRICS_TOKEN as bearer token; 404 where none is set',
    access: 'anybody',
    answers: { 200: { contentType: 'text/plain' } },
  },
  'GET /api/openapi.json': {
    summary: 'This description',
    access: 'anybody',
    answers: { 200: { contentType: 'application/json' } },
  },
  'GET /api/{rest}': missing,
  'POST /api/{rest}': missing,
  'PUT /api/{rest}': missing,
  'PATCH /api/{rest}': missing,
  'DELETE /api/{rest}': missing,
}
