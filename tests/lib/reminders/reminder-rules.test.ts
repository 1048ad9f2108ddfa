import { toReason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import {
  isTooSoon,
  getManualCause,
  findNextReminderDay,
  parseCause,
  getReminderCause,
  findDueReminder,
  renderReminderText,
  renderReminder,
} from '@/lib/reminders/reminder-rules'
import { getLastDueDay } from '@/lib/core/dates'
import { getDenialReason } from '@/lib/documents/lifecycle/document-actions'
import { getMessages } from '@/lib/i18n/get-messages'

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
])('on %s the due reminder is %p', (today, expected) => {
  expect(findDueReminder(DUE, DAYS, today)).toBe(expected)
})

it('a reminder is never due if no days are chosen', () => {
  expect(findDueReminder(DUE, [], DUE)).toBeNull()
  expect(findNextReminderDay(DUE, [], DUE)).toBeNull()
})

it('a reminder computes the date of the next reminder', () => {
  expect(findNextReminderDay(DUE, DAYS, '2026-11-01')).toBe('2026-11-17')
  expect(findNextReminderDay(DUE, DAYS, '2026-11-20')).toBe('2026-11-27')
  expect(findNextReminderDay(DUE, DAYS, '2026-12-04')).toBeNull()
})

const NY = 'America/New_York'

describe('by the clock', () => {
  it.each([
    // An ordinary day: a minute before the hour, and on the hour.
    ['UTC', 9, '2026-11-20T08:59:59Z', '2026-11-19'],
    ['UTC', 9, '2026-11-20T09:00:00Z', '2026-11-20'],
    ['UTC', 0, '2026-11-20T00:00:00Z', '2026-11-20'],
    ['UTC', 23, '2026-11-20T22:59:59Z', '2026-11-19'],
    // East and west of Greenwich, and beyond the date line.
    ['Europe/Berlin', 9, '2026-11-20T07:59:59Z', '2026-11-19'],
    ['Europe/Berlin', 9, '2026-11-20T08:00:00Z', '2026-11-20'],
    ['Pacific/Auckland', 9, '2026-11-19T19:59:59Z', '2026-11-19'],
    ['Pacific/Auckland', 9, '2026-11-19T20:00:00Z', '2026-11-20'],
    ['Asia/Kolkata', 9, '2026-11-20T03:29:59Z', '2026-11-19'],
    ['Asia/Kolkata', 9, '2026-11-20T03:30:00Z', '2026-11-20'],
    // New York, clocks go forward: there is no 2 AM, and 3 AM comes an hour early.
    [NY, 2, '2026-03-08T06:59:59Z', '2026-03-07'],
    [NY, 2, '2026-03-08T07:00:00Z', '2026-03-08'],
    [NY, 9, '2026-03-07T14:00:00Z', '2026-03-07'],
    [NY, 9, '2026-03-08T12:59:59Z', '2026-03-07'],
    [NY, 9, '2026-03-08T13:00:00Z', '2026-03-08'],
    // Clocks go back: 1 AM occurs twice, and the first counts.
    [NY, 1, '2026-11-01T04:59:59Z', '2026-10-31'],
    [NY, 1, '2026-11-01T05:00:00Z', '2026-11-01'],
    [NY, 1, '2026-11-01T06:00:00Z', '2026-11-01'],
    [NY, 9, '2026-11-01T13:59:59Z', '2026-10-31'],
    [NY, 9, '2026-11-01T14:00:00Z', '2026-11-01'],
    ['Nowhere/Atlantis', 9, '2026-11-20T09:00:00Z', '2026-11-20'],
  ])('in %s from %i:00, at %s the reminders of %s are due', (zone, hour, now, day) => {
    expect(getLastDueDay(zone, hour, new Date(now))).toBe(day)
  })
})

it.each([
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-21T11:59:59Z', true],
  ['2026-11-21T12:00:00Z', false],
])('at %s a reminder at noon the day before is too recent: %p', (now, expected) => {
  expect(isTooSoon(new Date('2026-11-20T12:00:00Z'), new Date(now))).toBe(expected)
})

it('a reminder distinguishes a manual reminder from a scheduled one', () => {
  expect(parseCause(getReminderCause(7, DUE, -3))).toEqual({ dueDate: DUE, day: -3 })
  expect(parseCause(getManualCause(7, 'b54adc00-67f9-11d9-9669-0800200c9a66'))).toBeNull()
})

it.each([
  ['DRAFT', 10, false, 'This invoice is still a draft. Send it first.'],
  ['PAID', 0, false, 'This invoice is paid.'],
  ['CANCELLED', 10, false, 'This invoice is cancelled.'],
  ['SENT', 0, false, 'This invoice has no balance due.'],
  ['SENT', 10, true, 'You revoked this invoice’s public link. Share it again before you send a reminder.'],
  ['SENT', 10, false, null],
] as const)('of %s with %i left, link revoked %p: %p', (status, balance, isRevoked, expected) => {
  const code = getDenialReason('remind', { status, balance, isRevoked })
  expect(code && formatReason(toReason(code))).toBe(expected)
})

const invoice = {
  client: { name: '', companyName: null },
  invoiceNumber: 'INV-7',
  balance: 1234.5,
  currency: 'GBP',
  dueDate: DUE,
  url: 'https://x.test/invoice/t',
  seller: {},
}
const ENGLISH = getMessages({})

it.each([
  ['2026-11-17', 'Reminder: invoice INV-7 is due in 3 days', '£1,234.50 is due in 3 days, on Nov 20, 2026.'],
  ['2026-11-19', 'Reminder: invoice INV-7 is due in 1 day', 'is due in 1 day, on Nov 20, 2026.'],
  ['2026-11-20', 'Reminder: invoice INV-7 is due today', 'is due today, on Nov 20, 2026.'],
  ['2026-11-21', 'Reminder: invoice INV-7 is 1 day overdue', 'was due on Nov 20, 2026, 1 day ago.'],
  ['2026-11-27', 'Reminder: invoice INV-7 is 7 days overdue', 'was due on Nov 20, 2026, 7 days ago.'],
])('on %s the text is: %s', (today, subject, said) => {
  const words = renderReminder({ texts: {} }, invoice, today, ENGLISH)
  expect(words.subject).toBe(subject)
  expect(words.message).toContain('Hello Client,')
  expect(words.message).toContain(said)
  expect(words.message).toContain('https://x.test/invoice/t')
})

it('a reminder uses the business’s texts before and after the due date, and the defaults otherwise', () => {
  const texts = {
    texts: { en: { beforeSubject: 'Soon: {number}', afterMessage: 'Late by {days}: {link}' } },
  }
  expect(renderReminder(texts, invoice, DUE, ENGLISH).subject).toBe('Soon: INV-7')
  expect(renderReminder(texts, invoice, DUE, ENGLISH).message).toContain('friendly reminder')
  expect(renderReminder(texts, invoice, '2026-11-21', ENGLISH)).toEqual({
    subject: 'Reminder: invoice INV-7 is 1 day overdue',
    message: 'Late by 1 day: https://x.test/invoice/t',
  })
})

it('a reminder leaves other braces alone, and keeps the subject valid', () => {
  expect(renderReminderText('{other} {constructor} {amount}', invoice, DUE, ENGLISH)).toBe(
    '{other} {constructor} £1,234.50',
  )
  const long = {
    texts: { en: { beforeSubject: '{client}'.repeat(20) } },
  }
  expect(
    renderReminder(long, { ...invoice, client: { name: 'N'.repeat(60), companyName: null } }, DUE, ENGLISH)
      .subject,
  ).toHaveLength(200)
})

it.each([
  [{ name: '山田商事株式会社', companyName: null }, '山田商事株式会社 御中'],
  [{ name: '山田太郎', companyName: '山田商事株式会社' }, '山田太郎 様'],
])('a Japanese reminder addresses %j as %s, in custom texts too', (client, address) => {
  const texts = { ja: { beforeMessage: 'お世話になっております。{client} 様' } }
  const japanese = { ...invoice, client, seller: { language: 'ja' as const } }
  const words = getMessages({ language: 'ja' })
  expect(renderReminder({ texts: {} }, japanese, DUE, words).message.split('\n')[0]).toBe(address)
  expect(renderReminder({ texts }, japanese, DUE, words).message).toBe(`お世話になっております。${address}`)
})
