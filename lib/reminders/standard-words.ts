import type { ReminderWords } from './types'

const paragraphs = (...some: string[]) => some.join('\n\n')

/** What reminders say unless the user writes something else: up to the due date, and after it. */
export const DEFAULT_REMINDERS: Record<'before' | 'after', ReminderWords> = {
  before: {
    subject: 'Reminder: invoice {number} is due {when}',
    message: paragraphs(
      'Hello {client},',
      'This is a friendly reminder that invoice {number} for {amount} is due {when}, on {due}.',
      'You can view and download it here:\n{link}',
      'If you have already paid, please ignore this message. Thank you!',
    ),
  },
  after: {
    subject: 'Reminder: invoice {number} is {days} overdue',
    message: paragraphs(
      'Hello {client},',
      'Invoice {number} for {amount} was due on {due}, {when}. Could you let us know when we can expect your payment?',
      'You can view and download it here:\n{link}',
      'If you have already paid, please ignore this message. Thank you!',
    ),
  },
}
