import { formatAgo } from '@/lib/notifications/ago'

it.each([
  [-5, null],
  [59, null],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [47 * 3600, '1 day ago'],
  [6 * 24 * 3600, '6 days ago'],
  [30 * 24 * 3600, '4 weeks ago'],
])('%d seconds: %s', (seconds, text) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(formatAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now, 'en')).toBe(text)
})

it('the age of a notification is in the language of the interface', () => {
  expect(formatAgo('2026-11-21T11:55:00Z', new Date('2026-11-21T12:00:00Z'), 'de')).toBe('vor 5 Minuten')
})
