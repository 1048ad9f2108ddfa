/** Why an e-mail did not go out, or a Gmail was let go. */
export const MAIL_ERROR_MESSAGES = {
  'mail.broken': 'The connection dropped while sending, so the e-mail may have gone out.',
  'mail.interrupted':
    'Sending was interrupted, so the mail may have gone out. Ask your client before you send it again.',
  'mail.unusable': 'One of its addresses or its subject can’t be used in an e-mail.',
  'mail.unprepared': 'We couldn’t prepare the e-mail.',
  'mail.no-address': 'Your client has no e-mail address. Add one, then send it.',
  /** Several recipients, each with a reason of its own. */
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
