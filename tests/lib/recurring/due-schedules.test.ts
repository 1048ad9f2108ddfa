import { getDueDates } from '@/lib/recurring/schedules/due-schedules'

// In Berlin, clocks go forward at 02:00 on 29 March 2026 and back at 03:00 on 25 October.
it.each([
  // Drafts are created when the day begins.
  ['Europe/Berlin', 9, false, '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-29'],
  ['Europe/Berlin', 9, false, '2026-03-28T22:59:00Z', '2026-03-28', '2026-03-28'],
  // Invoices to send wait for the hour.
  ['Europe/Berlin', 9, true, '2026-03-29T06:59:00Z', '2026-03-29', '2026-03-28'],
  ['Europe/Berlin', 9, true, '2026-03-29T07:00:00Z', '2026-03-29', '2026-03-29'],
  // A skipped hour counts as reached with the next one.
  ['Europe/Berlin', 2, true, '2026-03-29T00:59:00Z', '2026-03-29', '2026-03-28'],
  ['Europe/Berlin', 2, true, '2026-03-29T01:00:00Z', '2026-03-29', '2026-03-29'],
  // A repeated hour counts from its first occurrence.
  ['Europe/Berlin', 2, true, '2026-10-25T00:00:00Z', '2026-10-25', '2026-10-25'],
  ['Europe/Berlin', 2, true, '2026-10-24T23:59:00Z', '2026-10-25', '2026-10-24'],
  ['America/Los_Angeles', 0, true, '2026-11-22T08:00:00Z', '2026-11-22', '2026-11-22'],
  ['America/Los_Angeles', 23, true, '2026-11-22T08:00:00Z', '2026-11-22', '2026-11-21'],
])('in %s from %d, sent: %s, at %s', (timeZone, sendingHour, autoSend, now, today, lastDueDay) => {
  expect(getDueDates({ timeZone, sendingHour }, autoSend, new Date(now))).toEqual({ today, lastDueDay })
})
