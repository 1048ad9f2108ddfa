import { FILE_TOO_LARGE } from './client/files'

/** Reasons why a request of any kind fails. */
export const REQUEST_ERROR_MESSAGES = {
  /** Text from a third party, from form validation, or stored before codes existed. */
  'as-written': '{text}',

  'missing.bank-request': 'No bank details are waiting to be confirmed',
  'missing.business': 'Business not found',
  'missing.call': 'Call not found',
  'missing.client': 'Client not found',
  'missing.file': 'File not found',
  'missing.gmail': 'Gmail connection not found',
  'missing.invitation': 'Invitation not found',
  'missing.invoice': 'Invoice not found',
  'missing.item': 'Item not found',
  'missing.logo': 'Logo not found',
  'missing.mail': 'Mail not found',
  'missing.member': 'Member not found',
  'missing.number': 'Number not found',
  'missing.number-series': 'Number series not found',
  'missing.page': 'Page not found',
  'missing.payment': 'Payment not found',
  'missing.picture': 'Picture not found',
  'missing.refund': 'Refund not found',
  'missing.schedule': 'Schedule not found',
  'missing.series': 'Series not found',
  'missing.session': 'Session not found',
  'missing.tax': 'Tax not found',
  'missing.user': 'User not found',

  'request.sign-in': 'Please sign in to continue',
  'request.too-many': 'Too many attempts. Please wait a moment and try again.',
  'request.leaving': 'This account is scheduled for deletion. Keep it to continue',
  'request.not-onboarded': 'Please finish setting up your account first',
  'business.none': 'You don’t belong to a business yet. Start one, or ask to be invited',
  'business.role': 'Your role in this business doesn’t allow that. Ask its owner or an admin',
  'business.too-many-changes':
    'Your business has reached its daily limit for changes. Nothing was saved. Please try again tomorrow.',
  'request.too-many-changes':
    'You have reached your daily limit for changes. Nothing was saved. Please try again tomorrow.',
  'business.switched':
    'You switched the business in another tab. Reload the page to go on with the one you are in now, or switch back: nothing was sent',
  'tax.too-many': 'A business can keep at most 50 taxes. Delete one that you no longer use first',
  'item.too-many': 'A business can keep at most 500 items. Delete one that you no longer use first',
  'item.saved-already': 'There is a saved item of this description and currency already',
  'bank-request.changed':
    'The bank details that are waiting are not the ones you saw. Check the new ones, then answer again',
  'member.owners-only': 'Only an owner can do that to an owner, or make somebody one',
  'member.new-owner':
    'You became an owner less than 7 days ago, so you can’t change or remove other owners yet. Ask one of them',
  'member.last-owner':
    'A business needs an owner. Make somebody else an owner first, or hand the business over',
  'member.there-already': 'This person is a member already',
  'member.yourself': 'The business is yours already',
  'member.leaving':
    'This member’s account is locked or about to be deleted. Hand the business over to somebody else',
  'invitation.used': 'This invitation has expired, was taken back or was already used. Ask for another one.',
  'invitation.first-week':
    'In its first week, an account can e-mail 20 people a day, invitations included. Send the rest tomorrow.',
  'invitation.other-address': 'This invitation is for {address}. Sign in with that address to accept it',
  'request.other-site': 'This request came from another site',
  'request.other-person': 'You are signed in as somebody else',
  'request.mailbox-key':
    'The local mailbox opens with its key: send it as {header}. It stands in the terminal where the product was started, and in .data/mailbox-key.',
  'request.method': '{method} is not possible here. Use {methods}.',
  'body.json-only': 'Send the body as application/json',
  'body.not-json': 'The request body is not valid JSON',
  'body.forbidden-key': 'The request body holds a forbidden key',
  'body.too-deep': 'The request body is nested too deeply',
  'body.cut-off': 'The request ended before its body was complete',
  'body.too-large': 'This is larger than {size}. Shorten its texts, or split it.',
  'body.too-many-values': 'This has too many values. Split it.',
  'body.too-large-form': 'The request is too large',
  'body.field-twice': 'The request names a field twice',
  'upload.multipart-only': 'Send the file as multipart/form-data',
  'upload.incomplete': 'The upload is incomplete',
  'upload.missing': 'Please choose a file',
  'upload.too-large': FILE_TOO_LARGE,
  'once.key': '{header} must be 1 to 128 visible ASCII characters, such as a UUID',
  'once.other-request': 'This {header} was used for another request. Make a new one for every change.',
  'once.answer-lost': 'This was done before, but its answer can no longer be read. Reload to see it.',
  'once.recorded': 'This was recorded before. Reload to see it.',
  'once.under-way': 'The same request is still under way. Ask again in a moment.',
} as const
