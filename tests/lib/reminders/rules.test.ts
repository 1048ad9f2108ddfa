import { DEFAULT_REMINDER, reminderLabel } from '@/lib/reminders/choices'
import { nextReminder, reminderDue, reminderText } from '@/lib/reminders/rules'

const DUE = '2026-11-20'
const DAYS = [-3, 0, 7, 14]

it.each([
  ['2026-11-16', null],
  ['2026-11-17', -3],
  ['2026-11-19', -3],
  ['2026-11-20', 0],
  ['2026-11-23', 0],
  ['2026-11-24', null],
  ['2026-11-27', 7],
  ['2026-12-04', 14],
  ['2026-12-07', 14],
  ['2026-12-08', null],
])('on %s the reminder that is due is %p', (today, expected) => {
  expect(reminderDue(DUE, DAYS, today)).toBe(expected)
})

it('is due never when no days are chosen', () => {
  expect(reminderDue(DUE, [], DUE)).toBeNull()
  expect(nextReminder(DUE, [], DUE)).toBeNull()
})

it('knows the day of the next one', () => {
  expect(nextReminder(DUE, DAYS, '2026-11-01')).toBe('2026-11-17')
  expect(nextReminder(DUE, DAYS, '2026-11-20')).toBe('2026-11-27')
  expect(nextReminder(DUE, DAYS, '2026-12-04')).toBeNull()
})

it('names its days', () => {
  expect([-3, -1, 0, 1, 14].map(reminderLabel)).toEqual([
    '3 days before',
    '1 day before',
    'On the due date',
    '1 day after',
    '14 days after',
  ])
})

it('fills its text, with what is left to pay, and leaves other braces alone', () => {
  const invoice = {
    clientName: null,
    invoiceNumber: 'INV-7',
    balance: 1234.5,
    currency: 'GBP',
    dueDate: DUE,
    url: 'https://x.test/invoice/t',
  }
  const text = reminderText(`${DEFAULT_REMINDER}\n{other} {constructor}`, invoice)
  expect(text).toContain('Hello Client,')
  expect(text).toContain('invoice INV-7: £1,234.50 is due on Nov 20, 2026.')
  expect(text).toContain('https://x.test/invoice/t')
  expect(text).toMatch(/\{other\} \{constructor\}$/)
})
