import { DOCUMENT_ERROR_MESSAGES } from './documents'
import { REQUEST_ERROR_MESSAGES } from './requests'
import { SIGN_IN_MESSAGES } from './client/sign-in'

/** Reasons why a recurring schedule stopped or can't be changed. */
const RECURRING_ERROR_MESSAGES = {
  /** Stored by former versions, in which a schedule ended with its first invoice. */
  'series.first-cancelled': 'Its first invoice was cancelled. Resume the series to go on.',
  'series.client-deleted': 'Its client was deleted. Choose another client for the series, then resume it.',
  'series.missed-since': 'Invoices have been missed since {day}. Choose which of them to create.',
  'series.missed-one': 'The invoice of {day} was missed. Choose whether to create it.',
  'series.went-wrong': 'Something went wrong each time for a day. Check the series, then resume it.',

  'series.one-off': 'This is a one-off invoice. Make it recurring before you add a schedule.',
  'series.ended': 'This schedule has ended. Edit it to start again.',
  'series.other-day': 'The next date is now {day}, not {named}. Nothing was changed.',
  'series.keeps-month-end': 'The dates of this series are already right. Nothing was changed.',
  'series.nothing-missed': 'This series hasn’t missed an invoice. Nothing was changed.',
  'series.changed': 'This series has changed since you opened it. Reload it to see the latest version.',
  'series.written-all': 'This schedule has already created {written}. Choose a higher number.',
  'series.no-day-left': 'No dates are left before the schedule ends. Choose a later end date.',
  'series.day-past': '{day} is in the past. Choose today or a later day for the next invoice.',
  'series.day-of-first':
    'This invoice is dated {day} and is the first of the series. Choose a later day for the next one, so that your client isn’t billed twice.',
  'series.day-done': 'The series is done with {day}. Choose {open} or a later day for the next invoice.',
} as const

/** Reasons why an email was not sent, or a Gmail account was disconnected. */
const MAIL_ERROR_MESSAGES = {
  'mail.broken': 'The connection dropped while sending, so the e-mail may have gone out.',
  'mail.interrupted':
    'Sending was interrupted, so the mail may have gone out. Ask your client before you send it again.',
  'mail.unusable': 'One of its addresses or its subject can’t be used in an e-mail.',
  'mail.unprepared': 'We couldn’t prepare the e-mail.',
  'mail.no-address': 'Your client has no e-mail address. Add one, then send it.',
  /** Several recipients, each with their own reason. */
  'mail.each': '{each}',
  'mail.of': '{address}: {reason}',
  'mail.expired': 'It had expired before it could be sent.',
  'mail.cancelled-by-user': 'You cancelled it before it went out.',
  'mail.invoice-cancelled': 'The invoice was cancelled before it went out.',
  'mail.invoice-drafted': 'The invoice was moved back to draft before it went out.',
  'mail.invoice-deleted': 'The invoice was deleted before it went out.',
  'mail.payment-removed': 'The payment was removed before it went out.',
  'mail.nothing-left': 'There was nothing left to pay.',
  'mail.not-due': 'It was no longer due.',
  'mail.credit-covers': 'The client’s unused credit covers what they owe.',
  'mail.link-revoked': 'The public link in it was revoked before it went out.',

  'gmail.member-left':
    'Whoever connected this Gmail has left the business. Connect another one to send from Gmail.',

  'smtp.sign-in': 'The mail server rejected this installation’s sign-in.',
  'smtp.not-taking': 'The mail server isn’t taking mail right now: {said}',
  'smtp.slow': 'The mail server took too long to answer.',
  'smtp.certificate': 'The mail server’s certificate isn’t valid.',
  'smtp.unreachable': 'We can’t reach the mail server right now.',
  'smtp.refused': 'The mail server refused it: {said}',
  'smtp.later': 'The mail server asked us to try later: {said}',
  'smtp.letters':
    'The mail server can’t handle {address}: it takes only plain letters (a to z) before the @.',
  'smtp.letters-reply':
    'The mail server can’t handle the reply address: it takes only plain letters (a to z) before the @.',

  'gmail.expired':
    'The connection to your Gmail has expired. Connect Gmail again in Settings, then send the mail again.',
  'gmail.not-enabled': 'The Gmail API is not enabled for this installation at Google.',
  'gmail.later': 'Gmail asked us to try later: {said}',
  'gmail.refused': 'Gmail refused it: {said}',
  'gmail.unreachable': 'We can’t reach Gmail right now.',
  'gmail.no-keys': 'Google is no longer set up on this installation, so nothing can be sent from your Gmail.',
  'gmail.not-allowed': 'Gmail no longer lets this installation send mail.',
  'gmail.removed': 'It was removed in your Google account, or its time ran out.',
  'google.unreachable': 'We can’t reach Google right now.',
  'key.lost': 'A key of this installation was changed or lost.',
} as const

/** Reasons why signing in, reauthentication, or a change of account or pictures fails. */
const ACCOUNT_ERROR_MESSAGES = {
  'account.address-taken': 'This email already has an account',
  'account.other-address': 'This doesn’t match your account’s email address',
  'account.not-leaving': 'Your account is not about to be deleted.',
  'account.link-used': 'This link has expired or was already used. Please request a new one.',
  'password.required': SIGN_IN_MESSAGES.passwordRequired,
  'password.current-required': SIGN_IN_MESSAGES.currentPassword,
  'password.registered-required': 'Enter the password you chose when you registered',
  'password.current-wrong': 'Your current password is incorrect',
  'password.common': 'This password is too easy to guess. Please choose another one.',
  'code.required': SIGN_IN_MESSAGES.codeRequired,
  'code.wrong': SIGN_IN_MESSAGES.codeWrong,
  'code.mailed-wrong': 'This code is incorrect or has expired. Check the newest e-mail, or get another one.',
  'proof.needed': 'Please confirm that it’s you',
  'proof.other-ways': 'Confirm with your password or a code of your app.',
  'two-step.on': 'Two-step sign-in is already on',
  'two-step.off': 'Two-step sign-in is not on',
  'two-step.run-out': 'This set-up has run out. Please start again.',
  'google.no-keys': 'This installation has no Google keys. Share invoices by their link instead.',
  'google.unreachable-now': 'We can’t reach Google right now. Please try again in a moment.',
  'google.not-configured': 'Google Sign-In Not Configured',

  'picture.empty': 'The file is empty. Please choose a picture.',
  'picture.type': 'Please choose a PNG, JPEG, WebP or GIF picture.',
  'picture.pixels': 'The picture has too many pixels. Please choose a smaller one.',
  'picture.damaged': 'The picture is damaged and cannot be read. Please choose another one.',
  'logo.again': 'Please upload the logo again',
  'logo.not-kept': 'Failed to upload logo',
  'picture.not-kept': 'Failed to upload picture',
  'logo.away': 'The logo cannot be loaded right now',
  'picture.away': 'The picture cannot be loaded right now',
} as const

/**
 * Error messages by the code that is thrown and stored; braces are placeholders. Never rename a code, because rows
 * contain it. A further language needs an object of this type, whose keys the compiler checks.
 */
export const ERROR_MESSAGES = {
  ...REQUEST_ERROR_MESSAGES,
  ...ACCOUNT_ERROR_MESSAGES,
  ...DOCUMENT_ERROR_MESSAGES,
  ...MAIL_ERROR_MESSAGES,
  ...RECURRING_ERROR_MESSAGES,
} as const

export type ReasonCode = keyof typeof ERROR_MESSAGES
export type ErrorMessages = Record<ReasonCode, string>

/** Names of a sentence's placeholders. */
type PlaceholderNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never

/** Placeholders of a code's sentence; `never` if there are none. */
export type PlaceholdersOfCode<Code extends ReasonCode> = PlaceholderNames<(typeof ERROR_MESSAGES)[Code]>
/** Codes whose sentence has no placeholders. */
export type PlainReasonCode = {
  [Code in ReasonCode]: [PlaceholdersOfCode<Code>] extends [never] ? Code : never
}[ReasonCode]
