import type { EntryKind } from '@/lib/reports/calendar/calendar-entries'

/** Classes of each kind: the dot in the summary, an entry's box and its text. */
export const ENTRY_COLORS: Record<EntryKind, { dot: string; box: string; text: string }> = {
  due: { dot: 'bg-status-sent', box: 'border-status-sent bg-status-sent-soft', text: 'text-status-sent' },
  overdue: {
    dot: 'bg-status-cancelled',
    box: 'border-status-cancelled bg-status-cancelled-soft',
    text: 'text-status-cancelled',
  },
  paid: { dot: 'bg-status-paid', box: 'border-status-paid bg-status-paid-soft', text: 'text-status-paid' },
  scheduled: { dot: 'bg-warning', box: 'border-warning bg-warning-soft', text: 'text-warning' },
  quote: {
    dot: 'bg-status-draft',
    box: 'border-status-draft bg-status-draft-soft',
    text: 'text-status-draft',
  },
}
