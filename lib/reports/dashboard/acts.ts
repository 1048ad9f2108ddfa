import { addDays, daysBetween, proseDay, todayIn, type Day } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'

/** Something the user could do now, as the database finds it. */
export interface ActRow {
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
export interface Act extends Omit<ActRow, 'obstacle' | 'remindedAt'> {
  /** Whether the client's unused credit covers everything they owe. */
  isCovered: boolean
  /** Days since the due date; negative before it. */
  daysOverdue: number
}

/** The number of an invoice that is skipped, and the reason as part of a sentence: `reminded today`. */
export type Skipped = [invoiceNumber: string, reason: string]

/** The prepared acts of the dashboard, and everything that can be reminded of at once. */
export interface Acts {
  stack: Act[]
  remind: { invoices: Act[]; skipped: Skipped[] }
}

export const NO_ACTS: Acts = { stack: [], remind: { invoices: [], skipped: [] } }

const MOST = 5
/** How many of a kind stand in the stack before another kind has had its turn, in the order they stand in. */
const SHARES: [ActRow['kind'], number][] = [
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
export function actsOf(rows: ActRow[], clock: Clock): Acts {
  const overdue = rows.filter(({ kind }) => kind === 'OVERDUE')
  const open = rows.filter(({ obstacle }) => obstacle === null || obstacle === 'COVERED')
  const of = (kind: ActRow['kind']) => open.filter((row) => row.kind === kind)
  const chosen = new Set(SHARES.flatMap(([kind, share]) => of(kind).slice(0, share)).slice(0, MOST))
  const rest = SHARES.flatMap(([kind]) => of(kind)).filter((row) => !chosen.has(row))
  for (const row of rest.slice(0, MOST - chosen.size)) chosen.add(row)
  return {
    stack: SHARES.flatMap(([kind]) => of(kind).filter((row) => chosen.has(row))).map((row) =>
      toAct(row, clock.today),
    ),
    remind: {
      invoices: overdue.filter(({ obstacle }) => obstacle === null).map((row) => toAct(row, clock.today)),
      skipped: overdue.flatMap((row): Skipped[] => {
        const reason = skipReason(row, clock)
        return reason ? [[row.invoiceNumber, reason]] : []
      }),
    },
  }
}

const toAct = ({ obstacle, remindedAt: _, ...act }: ActRow, today: Day): Act => ({
  ...act,
  isCovered: obstacle === 'COVERED',
  daysOverdue: daysBetween(act.dueDate, today),
})

/** Why an invoice gets no reminder; null if it can get one. */
function skipReason(
  { obstacle, remindedAt, credit, currency }: ActRow,
  { today, timeZone }: Clock,
): string | null {
  switch (obstacle) {
    case 'REMINDED':
      return `reminded ${remindedAt ? dayWords(todayIn(timeZone, new Date(remindedAt)), today) : 'recently'}`
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

function dayWords(day: Day, today: Day): string {
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : `on ${proseDay(day)}`
}
