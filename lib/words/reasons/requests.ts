import { FILE_TOO_LARGE } from './in-browser/files'

/** Why a request is not answered as it was asked, whatever it is about. */
export const REQUEST_REASONS = {
  /** What somebody else said, a form says by itself, or we said before there were codes. */
  'as-written': '{text}',

  'missing.call': 'Call not found',
  'missing.client': 'Client not found',
  'missing.file': 'File not found',
  'missing.gmail': 'Gmail connection not found',
  'missing.invoice': 'Invoice not found',
  'missing.logo': 'Logo not found',
  'missing.mail': 'Mail not found',
  'missing.number': 'Number not found',
  'missing.page': 'Page not found',
  'missing.payment': 'Payment not found',
  'missing.picture': 'Picture not found',
  'missing.schedule': 'Schedule not found',
  'missing.series': 'Series not found',
  'missing.session': 'Session not found',
  'missing.user': 'User not found',

  'request.sign-in': 'Please sign in to continue',
  'request.too-many': 'Too many attempts. Please wait a moment and try again.',
  'request.leaving': 'This account is scheduled for deletion. Keep it to continue',
  'request.not-onboarded': 'Please finish setting up your account first',
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
  'body.too-large': 'The request body is larger than 100 KB',
  'body.too-large-form': 'The request is too large',
  'body.field-twice': 'The request names a field twice',
  'upload.multipart-only': 'Send the file as multipart/form-data',
  'upload.incomplete': 'The upload is incomplete',
  'upload.missing': 'Please choose a file',
  'upload.too-large': FILE_TOO_LARGE,
  'once.key': '{header} must be 1 to 128 visible ASCII characters, such as a UUID',
  'once.other-request': 'This {header} was used for another request. Make a new one for every change.',
  'once.answer-lost': 'This was done before, but its answer can no longer be read. Reload to see it.',
  'once.under-way': 'The same request is still under way. Ask again in a moment.',
} as const
