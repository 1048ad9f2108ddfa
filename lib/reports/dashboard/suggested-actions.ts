import { addDays, daysBetween, formatDayInline, todayIn, type Day } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'

/** Something the user could do now, as the database finds it. */
export interface SuggestedActionRecord {
  /**
   * FAILED: a mail that did not go out. OVERDUE: to be reminded of. ACCEPTED: a quote of which nothing is billed. DRAFT: to be sent. SOON: due
   * today or tomorrow. ENDS: a quote without an answer that is valid until today or tomorrow.
   */
  kind: 'FAILED' | 'OVERDUE' | 'ACCEPTED' | 'DRAFT' | 'SOON' | 'ENDS'
  invoiceId: number
  invoiceNumber: string
  clientName: string
  currency: string
  /** What is left to pay, or what a draft or a quote comes to. */
  amount: number
  dueDate: Day
  /** The mail that failed. */
  mailId: string | null
  /** The recipients of that mail, or of a reminder. */
  to: string[]
  /** Whether a draft was written by a schedule. */
  isSeries: boolean
  /** For overdue invoices: the client's unused credit in the currency. */
  credit: number
  /** ISO instant of the last reminder. */
  remindedAt: string | null
  /** Why no reminder is sent for an overdue invoice. COVERED: the client's unused credit covers everything they owe. */
  obstacle: 'REMINDED' | 'CLIENT_DELETED' | 'NO_ADDRESS' | 'LINK_REVOKED' | 'COVERED' | null
}
export interface SuggestedAction extends Omit<SuggestedActionRecord, 'obstacle' | 'remindedAt'> {
  /** Whether the client's unused credit covers everything they owe. */
  isCovered: boolean
  /** Days since the due date; negative before it. */
  daysOverdue: number
}

/** The number of an invoice that is skipped, and the reason as part of a sentence: `reminded today`. */
export type SkippedReminder = [invoiceNumber: string, reason: string]

/** The prepared acts of the dashboard, and everything that can be reminded of at once. */
export interface SuggestedActionList {
  stack: SuggestedAction[]
  remind: { invoices: SuggestedAction[]; skipped: SkippedReminder[] }
}

export const NO_SUGGESTED_ACTIONS: SuggestedActionList = { stack: [], remind: { invoices: [], skipped: [] } }

const MAX_SUGGESTIONS = 5
/** How many of a kind stand in the stack before another kind has had its turn, in the order they stand in. */
const QUOTA_BY_KIND: [SuggestedActionRecord['kind'], number][] = [
  ['FAILED', 1],
  ['OVERDUE', 3],
  ['ACCEPTED', 1],
  ['DRAFT', 1],
  ['SOON', 1],
  ['ENDS', 1],
]

interface Clock {
  /** The user's day. */
  today: Day
  timeZone: string
}

/** What stands in the stack: of every kind something, what is more urgent first, no more than five. */
export function toSuggestedActions(rows: SuggestedActionRecord[], clock: Clock): SuggestedActionList {
  const overdue = rows.filter(({ kind }) => kind === 'OVERDUE')
  const open = rows.filter(({ obstacle }) => obstacle === null || obstacle === 'COVERED')
  const of = (kind: SuggestedActionRecord['kind']) => open.filter((row) => row.kind === kind)
  const chosen = new Set(
    QUOTA_BY_KIND.flatMap(([kind, share]) => of(kind).slice(0, share)).slice(0, MAX_SUGGESTIONS),
  )
  const rest = QUOTA_BY_KIND.flatMap(([kind]) => of(kind)).filter((row) => !chosen.has(row))
  for (const row of rest.slice(0, MAX_SUGGESTIONS - chosen.size)) chosen.add(row)
  return {
    stack: QUOTA_BY_KIND.flatMap(([kind]) => of(kind).filter((row) => chosen.has(row))).map((row) =>
      toSuggestedAction(row, clock.today),
    ),
    remind: {
      invoices: overdue
        .filter(({ obstacle }) => obstacle === null)
        .map((row) => toSuggestedAction(row, clock.today)),
      skipped: overdue.flatMap((row): SkippedReminder[] => {
        const reason = getSkipReason(row, clock)
        return reason ? [[row.invoiceNumber, reason]] : []
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

/** Why an invoice gets no reminder; null if it can get one. */
function getSkipReason(
  { obstacle, remindedAt, credit, currency }: SuggestedActionRecord,
  { today, timeZone }: Clock,
): string | null {
  switch (obstacle) {
    case 'REMINDED':
      return `reminded ${remindedAt ? formatRelativeDay(todayIn(timeZone, new Date(remindedAt)), today) : 'recently'}`
    case 'CLIENT_DELETED':
      return 'the client was deleted'
    case 'NO_ADDRESS':
      return 'the client has no e-mail address'
    case 'LINK_REVOKED':
      return 'its public link was revoked'
    case 'COVERED':
      return `${formatMoney(credit, currency)} of credit is unused`
    case null:
      return null
  }
}

function formatRelativeDay(day: Day, today: Day): string {
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : `on ${formatDayInline(day)}`
}
