import type { ComponentType, ReactNode } from 'react'
import { Allowed } from '@/components/shared/permissions'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { OpeningLink } from '@/components/shared/page/opening-link'
import { Card } from '@/components/ui/card'
import type { Acts } from '@/lib/reports/dashboard/acts'
import type { Pile, Today } from '@/lib/reports/dashboard/types'
import type { Day } from '@/lib/kernel/dates'
import { formatDayOfWeek } from '@/lib/kernel/dates/month'
import { endOfWeek } from '@/lib/documents/list/filter'
import { TodayStack } from './today-stack'
import './today-strip.css'

interface TodayStripProps {
  today: Today
  acts: Acts
  /** The user's day. */
  day: Day
  /** Opens the dialog that shows a reminder before it is sent. */
  ReminderDialog: ComponentType<ReminderDialogProps>
}

/** What to do today: each part counts, adds up and leads to its list. */
export function TodayStrip({ today, acts, day, ReminderDialog }: TodayStripProps) {
  const { overdue, week, drafts } = today
  return (
    <Card aria-labelledby="today" className="today-strip">
      <h2 id="today">
        Today <time dateTime={day}>{formatDayOfWeek(day)}</time>
      </h2>
      <Allowed to="write">
        <TodayStack acts={acts} day={day} ReminderDialog={ReminderDialog} />
      </Allowed>
      <ul className="today-piles">
        <Part
          label="Overdue"
          href="/invoices?status=overdue"
          pile={overdue}
          tone="late"
          none="No one is late"
        />
        <Part label="Due this week" href="/invoices?week=1" pile={week} none="Nothing is due">
          By <DayText day={endOfWeek(day)} prose />
        </Part>
        <Part
          label={drafts.count === 1 ? 'Draft to send' : 'Drafts to send'}
          href="/invoices?status=draft"
          pile={drafts}
          none="Everything is sent"
        >
          Not owed until sent
        </Part>
      </ul>
    </Card>
  )
}

interface PartProps {
  label: string
  href: string
  pile: Pile
  tone?: 'late'
  /** What it says when there is nothing. */
  none: string
  /** What it says beneath the sums. */
  children?: ReactNode
}

function Part({ label, href, pile, tone, none, children }: PartProps) {
  const isEmpty = pile.count === 0
  return (
    <li data-tone={isEmpty ? 'none' : tone}>
      <OpeningLink href={href}>
        <span className="today-label">{label}</span>
        <span className="today-count tabular">{pile.count.toLocaleString('en-US')}</span>
        <span className="today-sums">
          {isEmpty
            ? none
            : pile.sums.map(({ currency, amount }) => (
                <Money key={currency} amount={amount} currency={currency} />
              ))}
        </span>
        {!isEmpty && children && <span className="today-note">{children}</span>}
      </OpeningLink>
    </li>
  )
}
