import Link from 'next/link'
import { DayText } from '@/components/shared/day-text'
import { endOfWeek, type InvoiceFilter } from '@/lib/invoices/filter'

/** What a list by due date is narrowed to, and the way back to all of it. */
export function DueNotice({ filter: { overdue, week } }: { filter: InvoiceFilter }) {
  if (!overdue && !week) return null
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {week ? (
        <span>
          Due this week: <DayText day={week} /> to <DayText day={endOfWeek(week)} />
        </span>
      ) : (
        'Overdue: sent, not yet paid, and past the due date'
      )}
      <Link
        href="/invoices"
        className="touch-target text-primary inline-flex items-center rounded-xs font-medium underline-offset-4 hover:underline"
      >
        Show all invoices
      </Link>
    </p>
  )
}
