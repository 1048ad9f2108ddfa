import { mergeSentEmails } from '@/lib/activity/merge-sent-emails'
import type { TimelineEntry } from '@/lib/activity/types'

const you = { id: 1, name: 'Ada Lovelace' }
const detail = 'To grace@example.com'
const entry = (
  type: TimelineEntry['type'],
  minute: number,
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  type,
  at: `2026-01-05T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...more,
})
const sending = [
  entry('INVOICE_SENT', 21, { by: 'job' }),
  entry('MAIL_SENT', 21, { by: 'job', detail }),
  entry('MAIL_QUEUED', 20, { by: you, detail }),
  entry('LINK_CREATED', 20, { by: you }),
  entry('INVOICE_CREATED', 19, { by: you }),
]

it('merges what one press of Send did, in the name of who pressed it', () => {
  expect(mergeSentEmails(sending)).toEqual([
    { ...sending[1], by: you, also: ['INVOICE_SENT', 'LINK_CREATED'] },
    sending[4],
  ])
})

it.each<[string, TimelineEntry[]]>([
  ['a status set by hand', [entry('INVOICE_SENT', 22, { by: you }), ...sending.slice(1)]],
  ['a link created long before', [...sending.slice(0, 3), entry('LINK_CREATED', 1, { by: you })]],
  [
    'another email',
    [entry('MAIL_SENT', 21, { detail }), entry('MAIL_QUEUED', 20, { detail: 'To bob@example.com' })],
  ],
  ['no email', sending.slice(3)],
])('keeps timeline entries that aren’t part of sending: %s', (_, entries) => {
  const kept = mergeSentEmails(entries).flatMap(({ type, also = [] }) => [type, ...also])
  const left = entries
    .map(({ type }) => type)
    .filter((type) => type !== 'MAIL_QUEUED' || entries.length === 2)
  expect(kept.toSorted()).toEqual(left.toSorted())
})
