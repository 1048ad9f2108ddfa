import type { Act } from '@/lib/reports/dashboard/acts'
import { daysBetween, type Day } from '@/lib/kernel/dates'

/** What is to be known of an act, and what its button says. */
interface ActWords {
  what: string
  button: string
  /** Nothing is prepared: its link opens the document. */
  isTold?: boolean
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** @param today the user's day */
export function actWords({ kind, dueDate, isSeries }: Act, today: Day): ActWords {
  if (kind === 'FAILED') return { what: 'e-mail failed', button: 'Send again' }
  if (kind === 'OVERDUE')
    return { what: `${days(daysBetween(dueDate, today))} late · reminder written`, button: 'Send' }
  if (kind === 'DRAFT') return { what: isSeries ? 'recurring invoice ready' : 'draft ready', button: 'Send' }
  if (kind === 'ACCEPTED') return { what: 'quote accepted', button: 'Convert' }
  const day = dueDate === today ? 'today' : 'tomorrow'
  return { what: `${kind === 'ENDS' ? 'quote ends' : 'due'} ${day}`, button: 'Open', isTold: true }
}
