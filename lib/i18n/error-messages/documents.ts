import { AMOUNT_MESSAGES } from './client/documents'

/** Reasons why an action on an invoice, its link, its payments or its follow-up documents fails. */
export const DOCUMENT_ERROR_MESSAGES = {
  'words.unknown': 'There is no word called {key} on a document',
  'words.placeholders': 'Keep what is filled in: {placeholders}',
  'words.no-placeholders': 'Nothing is filled in here: leave the braces out',

  'invoice.is-draft': 'It is draft.',
  'invoice.is-sent': 'It is sent.',
  'invoice.is-paid': 'It is paid.',
  'invoice.is-accepted': 'It is accepted.',
  'invoice.is-declined': 'It is declined.',
  'invoice.is-cancelled': 'It is cancelled.',
  'invoice.only-drafts': 'Only drafts can be edited. Move the invoice back to draft to change it.',
  'invoice.changed': 'This invoice has changed since you opened it. Reload it to see the latest version.',
  'invoice.changed-meanwhile': 'The invoice was changed in the meantime.',
  'invoice.mail-under-way':
    'An e-mail with this invoice is on its way. Wait until it is sent, or cancel it first.',
  'invoice.client-deleted':
    'The client of this invoice was deleted. Create a new invoice for another client.',
  'invoice.number-taken': 'Invoice number {number} is already in use',
  'invoice.number-issued':
    'Invoice number {number} was issued before, so it can’t be used again. Choose another number.',
  'number.unlike-pattern': 'Use a number that fits the pattern today, such as {example}',
  'number.shared-pattern':
    '{kinds} are numbered this way already. Choose another pattern, so that no number is missing in either.',
  'number.too-many-for-pdf':
    'A PDF holds {most} numbers, and this series has more. Export it as CSV, which holds all of them.',
  'number.too-high': 'Use a smaller number',
  'number.not-counting': 'Use a number that can count up, such as INV-0001 or 2026/001',

  'kind.fixed': 'A document stays of its kind. Create another one, or convert this one.',
  'kind.no-series': 'Only invoices can repeat',
  'kind.no-status': 'An invoice can only be {statuses}.',
  'kind.never': 'This can’t be done with an invoice.',
  'answer.draft': 'This invoice is a draft. Mark it as sent first.',
  'answer.accepted': 'This invoice was accepted already. Mark it as sent to have it answered anew.',
  'answer.declined': 'This invoice was declined already. Mark it as sent to have it answered anew.',
  'answer.cancelled': 'This invoice is cancelled.',
  'offer.draft': 'This quote is still being written, so it can’t be answered yet.',
  'offer.accepted': 'This quote was accepted already.',
  'offer.declined': 'This quote was declined already.',
  'offer.cancelled': 'This quote was withdrawn.',
  'offer.expired': 'This quote was valid until {day}. Ask for a new one.',
  'convert.draft': 'This invoice is a draft. Mark it as sent before you convert it.',
  'convert.declined': 'This invoice was declined. Mark it as sent before you convert it.',
  'convert.cancelled': 'This invoice is cancelled. Mark it as sent before you convert it.',
  'convert.proforma': 'A pro forma invoice is converted as a whole.',
  'convert.again': 'It was converted to {number} already. Convert it again only if it is to be billed twice.',
  'convert.begun':
    'Part of it was billed by {number} already. Make a final invoice, which takes that off, or convert it again only if it is to be billed twice.',
  'convert.nothing-before':
    'No deposit or partial invoice of this quote was issued, so there is nothing to take off. Convert all of it instead.',
  'convert.draft-before':
    '{number} is still a draft. Mark it as sent, or delete it, before you make the final invoice.',
  'convert.too-many': 'At most {most} invoices can be made of one quote.',
  'convert.too-many-lines': 'A final invoice would have more than {most} lines. Convert all of it instead.',
  'convert.too-large':
    'One line can come to {most} at most. Ask for less, and for the rest in another invoice.',
  'convert.below-zero':
    'What was billed before is more than this quote comes to, so nothing is left to bill.',
  'convert.no-line': 'There is no such line on this quote',
  'convert.line-left': 'Only {left} is left of this line',
  'convert.line-done': 'This line was billed already',
  'line.less-than-one': 'Quantity must be at least 1',
  'convert.deposit-left': 'Only {left} of this quote is left to bill',
  'convert.partial-left': 'Only {left} of this quote is left to bill. A final invoice bills exactly that.',
  'convert.deposit-nothing': 'This comes to nothing. Choose a larger share',
  'convert.taken-off':
    'Final invoice {number} takes all of that off already. Cancel it, or credit it, before you make another one.',
  'convert.changed':
    'Quote {number} has changed since this invoice was made of it. Convert it again instead.',
  'convert.stands':
    '{number} was made of this invoice. Cancel or delete that one before you move this one back to draft.',
  'convert.other-client': 'This invoice bills a part of {number}, so it is for the same client.',
  'convert.no-series': 'An invoice that bills a part of a quote can’t repeat.',
  'convert.other-currency': 'This invoice was made of {number}, so it is in the same currency.',
  'deduction.wrong': 'This is not what was billed before. Remove the line, or reload the page.',
  'deduction.stale':
    'An invoice that this one takes off has changed since, or another final invoice takes it off. Edit this one: remove the lines that no longer hold.',
  'deduction.missing':
    '{number} was billed before and is not deducted here. Keep the line that deducts it, or make the final invoice again.',
  'deduction.held': 'Final invoice {number} takes this one off. Cancel that one first.',
  'credit.draft': 'This invoice is a draft. Edit it instead of crediting it.',
  'credit.cancelled': 'This invoice is cancelled, so there is nothing to credit.',
  'credit.nothing-left': 'All of invoice {number} is credited already.',
  'credit.only-left': 'Only {left} of invoice {number} is left to credit',
  'credit.only-left-at': 'Only {left} of invoice {number} is left to credit at {rate} %',
  'credit.only-left-of-line': 'Only {left} of this line is left to credit',
  'credit.deduction-whole': 'What was billed before is taken back as a whole or not at all',
  'credit.below-zero': 'What you chose of invoice {number} comes to less than nothing. Choose more of it.',
  'credit.no-such-line': 'Invoice {number} has no such line',
  'credit.other-prices':
    'A credit note has the prices of its invoice: with tax or without it, and with what is withheld.',
  'credit.other-client': 'A credit note is for the client of its invoice, in its currency.',
  'credit.invoice-gone': 'Invoice {number} was deleted, so there is nothing to credit.',
  'credit.invoice-open': 'Invoice {number} is not issued any more, so there is nothing to credit.',
  'credit.too-early': 'A credit note can’t be dated before invoice {number}',
  'credit.changed':
    'Invoice {number} was edited after this credit note was made. Delete this one, and credit that one anew.',
  'credit.note-spent':
    'Part of this credit note became credit, and only {left} of the client’s credit is left. Remove the payment that used it, or the refund, first.',
  'credit.billed-again':
    'What this credit note takes back was billed again by {number}. Cancel or credit that one first.',
  'credit.billed-more': 'Without this credit note, more than the quote would be billed.',
  'credit.stands': 'Credit note {number} takes from this invoice. Cancel or delete it first.',
  'pay.by-credit-note':
    'This payment comes from credit note {number}. Cancel or delete that one, or move it back to draft.',
  'receipt.by-credit-note': 'No money came in with credit note {number}. Send the credit note itself.',
  'send.cancelled': 'This invoice is cancelled. Move it back to draft before you send it.',
  'send.only-failed': 'Only failed e-mails can be sent again.',
  'send.only-queued': 'Only queued e-mails can be cancelled.',
  'send.first-week':
    'In its first week, an account can e-mail 20 recipients a day. Share the link instead, connect your own Gmail, or send the rest tomorrow.',
  'remind.draft': 'This invoice is still a draft. Send it first.',
  'remind.paid': 'This invoice is paid.',
  'remind.cancelled': 'This invoice is cancelled.',
  'remind.nothing-left': 'Nothing is left to pay on this invoice.',
  'remind.revoked': 'You revoked this invoice’s public link. Share it again before you send a reminder.',
  'remind.no-link': 'This invoice has no public link to include in the reminder.',
  'remind.no-address': 'This client has no e-mail address. Add one, or enter a recipient.',
  'remind.client-deleted': 'This client was deleted. Enter a recipient.',
  'remind.too-soon': 'A reminder for this invoice was sent in the last 24 hours.',

  'pay.draft': 'This invoice is a draft. Mark it as sent before you record a payment.',
  'pay.paid': 'This invoice is paid. There is nothing left to record.',
  'pay.cancelled': 'This invoice is cancelled. Mark it as sent before you record a payment.',
  'pay.too-much': 'Only {left} is left to pay',
  'pay.decimals': AMOUNT_MESSAGES.decimals,
  'pay.no-decimals': AMOUNT_MESSAGES.noDecimals,
  'pay.day-ahead': 'Please enter a date no later than {day}',
  'amend.cancelled': 'This invoice is cancelled. Mark it as sent before you change its payments.',
  'credit.too-much': 'Only {left} of credit is left',
  'credit.none': 'This client has no credit in {currency}',
  'credit.spent':
    'Part of this payment became credit, and only {left} of the client’s credit is left. Remove the payment that used it, or the refund, first.',
  'credit.method':
    'This payment uses the client’s credit, so its method can’t be changed. Remove it, then record what came in as a payment of its own.',
  'refund.reversed': 'This refund was taken back already.',
  'receipt.no-address': 'This client has no e-mail address to send a receipt to.',
  'reopen.payments': 'Payments are recorded for this invoice. Remove them before you move it back to draft.',
  'pay.nothing-withheld': 'Nothing is withheld on this invoice.',
  'issue.nothing-to-pay': 'There is nothing to pay on this invoice, so it stays paid.',
  'issue.paid-in-full': 'Its payments cover the whole amount. Remove one to reopen the invoice.',

  'link.none': 'This invoice has no public link. Create one first.',
  'link.day-past': '{day} is in the past. Choose today or later, or revoke the link.',
  'pdf.busy': 'Too many PDFs are being made right now. Please try again.',
  'pdf.yours-first': 'Your other PDFs are still being made. Please try again in a moment.',
  'pdf.too-slow': 'Making this PDF took too long. Please try again.',
  'export.under-way': 'Your export is still in progress. Please wait until it’s done.',
  'export.no-part': 'Your export has no such part. Begin with part 1: each part names the next one.',
} as const
