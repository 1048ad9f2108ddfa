import type { Day } from '@/lib/kernel/dates'
import { QUIET_DAYS } from '@/lib/reminders/days'

/** Why an overdue invoice is not offered to be reminded of. */
export const LEFT_OUT = {
  REMINDED: `Reminded within the last ${QUIET_DAYS} days`,
  CLIENT_DELETED: 'The client was deleted',
  NO_ADDRESS: 'The client has no e-mail address',
  LINK_REVOKED: 'Its public link was revoked',
} as const

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
  /** Whether a draft was written by a schedule. */
  isSeries: boolean
  /** Why an overdue one can't be reminded of. */
  obstacle: keyof typeof LEFT_OUT | null
}
export type Act = Omit<ActRow, 'obstacle'>

/** The prepared acts of the dashboard, and everything that can be reminded of at once. */
export interface Acts {
  stack: Act[]
  remind: { ids: number[]; leftOut: [number: string, reason: string][] }
}

export const NO_ACTS: Acts = { stack: [], remind: { ids: [], leftOut: [] } }

/** As many as there are keys for. */
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

/** What stands in the stack: of every kind something, what is more urgent first, no more than five. */
export function actsOf(rows: ActRow[]): Acts {
  const overdue = rows.filter(({ kind }) => kind === 'OVERDUE')
  const open = rows.filter(({ obstacle }) => obstacle === null)
  const of = (kind: ActRow['kind']) => open.filter((row) => row.kind === kind)
  const chosen = new Set(SHARES.flatMap(([kind, share]) => of(kind).slice(0, share)).slice(0, MOST))
  const rest = SHARES.flatMap(([kind]) => of(kind)).filter((row) => !chosen.has(row))
  for (const row of rest.slice(0, MOST - chosen.size)) chosen.add(row)
  return {
    stack: SHARES.flatMap(([kind]) => of(kind).filter((row) => chosen.has(row))).map(
      ({ obstacle: _, ...act }) => act,
    ),
    remind: {
      ids: of('OVERDUE').map(({ invoiceId }) => invoiceId),
      leftOut: overdue.flatMap(({ invoiceNumber, obstacle }): [string, string][] =>
        obstacle ? [[invoiceNumber, LEFT_OUT[obstacle]]] : [],
      ),
    },
  }
}
