import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Hello {name},',
    nobody: 'Client',
    subject: 'Invoice {number}',
    subjectFrom: 'Invoice {number} from {seller}',
    sent: 'Please find invoice {number} for {amount}, due on {due}.',
    plain: 'Please find invoice {number} for {amount}.',
    late: 'It was due on {due}.',
    left: '{amount} is still to be paid.',
    leftBy: '{amount} is still to be paid, by {due}.',
    view: 'You can view and download it here:\n{url}',
    thanks: 'Thank you for your business!',
    dueDate: 'Due date: {due}',
    due: 'Due {due}',
    settled: 'Paid',
    dueInline: 'due {due}',
    settledInline: 'paid',
    viewButton: 'View invoice',
    reply: 'Questions? Just reply to this e-mail.',
    sentWith: 'Sent with {product}',
    sentBy: '{seller} sent you this invoice with {product}. Questions? Just reply to this e-mail.',
    preview: '{title} from {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Credit note {number}',
        subjectFrom: 'Credit note {number} from {seller}',
        sent: 'Please find credit note {number} for {amount}.',
        viewButton: 'View credit note',
        sentBy: '{seller} sent you this credit note with {product}. Questions? Just reply to this e-mail.',
      },
      QUOTE: {
        subject: 'Quote {number}',
        subjectFrom: 'Quote {number} from {seller}',
        sent: 'Please find our quote {number} for {amount}, valid until {due}. You can accept it online.',
        plain: 'Please find our quote {number} for {amount}.',
        viewButton: 'View quote',
        sentBy: '{seller} sent you this quote with {product}. Questions? Just reply to this e-mail.',
      },
      PROFORMA: {
        subject: 'Pro forma invoice {number}',
        subjectFrom: 'Pro forma invoice {number} from {seller}',
        sent: 'Please find pro forma invoice {number} for {amount}, due on {due}.',
        plain: 'Please find pro forma invoice {number} for {amount}.',
        viewButton: 'View pro forma invoice',
        sentBy:
          '{seller} sent you this pro forma invoice with {product}. Questions? Just reply to this e-mail.',
      },
    },
    validUntil: 'Valid until: {due}',
    valid: 'Valid until {due}',
    validInline: 'valid until {due}',
  },
  reminder: {
    before: {
      subject: 'Reminder: invoice {number} is due {when}',
      message: joinParagraphs(
        'Hello {client},',
        'This is a friendly reminder that invoice {number} for {amount} is due {when}, on {due}.',
        'You can view and download it here:\n{link}',
        'If you have already paid, please ignore this message. Thank you!',
      ),
    },
    after: {
      subject: 'Reminder: invoice {number} is {days} overdue',
      message: joinParagraphs(
        'Hello {client},',
        'Invoice {number} for {amount} was due on {due}, {when}. Could you let us know when we can expect your payment?',
        'You can view and download it here:\n{link}',
        'If you have already paid, please ignore this message. Thank you!',
      ),
    },
  },
  when: {
    today: 'today',
    in: { one: 'in {count} day', other: 'in {count} days' },
    ago: { one: '{count} day ago', other: '{count} days ago' },
    days: { one: '{count} day', other: '{count} days' },
  },
  receipt: {
    subject: 'Receipt for invoice {number}',
    received: 'We received your payment of {amount} for invoice {number} on {day}. Thank you!',
    fromCredit: 'We used {amount} of your credit for invoice {number} on {day}.',
    credited: '{credit} of it exceeds the amount due and is kept as your credit.',
    left: '{amount} is still to be paid, due on {due}.',
    paidInFull: 'The invoice is paid in full.',
  },
}
