import { addDays, daysBetween, todayIn, type Day } from '@/lib/core/dates'

/** A suggested action, as the database returns it. */
export interface SuggestedActionRecord {
  /**
   * - FAILED: an email that was not sent
   * - OVERDUE: an overdue invoice, to send a reminder for
   * - ACCEPTED: an accepted quote that nothing was billed of
   * - DRAFT: a draft to send
   * - SOON: an invoice due today or tomorrow
   * - ENDS: an unanswered quote valid until today or tomorrow
   */
  kind: 'FAILED' | 'OVERDUE' | 'ACCEPTED' | 'DRAFT' | 'SOON' | 'ENDS'
  invoiceId: number
  invoiceNumber: string
  clientName: string
  currency: string
  /** Balance due, or the total of a draft or a quote. */
  amount: number
  dueDate: Day
  mailId: string | null
  /** Recipients of the failed email, or of a reminder. */
  to: string[]
  /** True for a draft created by a recurring schedule. */
  isSeries: boolean
  /** For overdue invoices: the client's unused credit in the invoice's currency. */
  credit: number
  remindedAt: string | null
  /** Reason for not sending a reminder. COVERED: the client's unused credit covers everything they owe. */
  obstacle: 'REMINDED' | 'CLIENT_DELETED' | 'NO_ADDRESS' | 'LINK_REVOKED' | 'COVERED' | null
}
export interface SuggestedAction extends Omit<SuggestedActionRecord, 'obstacle' | 'remindedAt'> {
  /** True if the client's unused credit covers everything they owe. */
  isCovered: boolean
  /** Days since the due date; negative before it. */
  daysOverdue: number
}

/** Reason why an invoice gets no reminder, with the values that its text needs. */
export type SkipReason =
  | { kind: 'REMINDED'; when: 'today' | 'yesterday' | 'earlier'; day: Day }
  | { kind: 'REMINDED'; when: 'recently'; day: null }
  | { kind: 'COVERED'; credit: number; currency: string }
  | { kind: 'CLIENT_DELETED' | 'NO_ADDRESS' | 'LINK_REVOKED' }

/** Invoice that gets no reminder. */
export interface SkippedReminder {
  invoiceNumber: string
  reason: SkipReason
}

/** The dashboard's suggested actions, and the invoices that can be reminded of at once. */
export interface SuggestedActionList {
  suggestions: SuggestedAction[]
  reminders: { invoices: SuggestedAction[]; skipped: SkippedReminder[] }
}

const MAX_SUGGESTIONS = 5
/** Number of suggestions a kind gets before the remaining places are filled, in order of urgency. */
const QUOTA_BY_KIND: [SuggestedActionRecord['kind'], number][] = [
  ['FAILED', 1],
  ['OVERDUE', 3],
  ['ACCEPTED', 1],
  ['DRAFT', 1],
  ['SOON', 1],
  ['ENDS', 1],
]

interface Clock {
  today: Day
  timeZone: string
}

/** Selects at most five actions: some of every kind, by urgency. */
export function toSuggestedActions(rows: SuggestedActionRecord[], clock: Clock): SuggestedActionList {
  const overdue = rows.filter(({ kind }) => kind === 'OVERDUE')
  const open = rows.filter(({ obstacle }) => obstacle === null || obstacle === 'COVERED')
  const getOpen = (kind: SuggestedActionRecord['kind']) => open.filter((row) => row.kind === kind)
  const chosen = new Set(
    QUOTA_BY_KIND.flatMap(([kind, share]) => getOpen(kind).slice(0, share)).slice(0, MAX_SUGGESTIONS),
  )
  const rest = QUOTA_BY_KIND.flatMap(([kind]) => getOpen(kind)).filter((row) => !chosen.has(row))
  for (const row of rest.slice(0, MAX_SUGGESTIONS - chosen.size)) chosen.add(row)
  return {
    suggestions: QUOTA_BY_KIND.flatMap(([kind]) => getOpen(kind).filter((row) => chosen.has(row))).map(
      (row) => toSuggestedAction(row, clock.today),
    ),
    reminders: {
      invoices: overdue
        .filter(({ obstacle }) => obstacle === null)
        .map((row) => toSuggestedAction(row, clock.today)),
      skipped: overdue.flatMap((row): SkippedReminder[] => {
        const reason = getSkipReason(row, clock)
        return reason ? [{ invoiceNumber: row.invoiceNumber, reason }] : []
      }),
    },
  }
}

const toSuggestedAction = (
  { obstacle, remindedAt: _, ...act }: SuggestedActionRecord,
  today: Day,
): SuggestedAction => ({
  ...act,
  isCovered: obstacle === 'COVERED',
  daysOverdue: daysBetween(act.dueDate, today),
})

/** Returns the reason why an invoice gets no reminder; null if it can get one. */
function getSkipReason(
  { obstacle, remindedAt, credit, currency }: SuggestedActionRecord,
  { today, timeZone }: Clock,
): SkipReason | null {
  switch (obstacle) {
    case 'REMINDED':
      return toReminded(remindedAt && todayIn(timeZone, new Date(remindedAt)), today)
    case 'CLIENT_DELETED':
    case 'NO_ADDRESS':
    case 'LINK_REVOKED':
      return { kind: obstacle }
    case 'COVERED':
      return { kind: obstacle, credit, currency }
    case null:
      return null
  }
}

function toReminded(day: Day | null, today: Day): SkipReason {
  if (!day) return { kind: 'REMINDED', when: 'recently', day: null }
  if (day === today) return { kind: 'REMINDED', when: 'today', day }
  return { kind: 'REMINDED', when: day === addDays(today, -1) ? 'yesterday' : 'earlier', day }
}
