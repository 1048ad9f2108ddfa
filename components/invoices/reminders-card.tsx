import { DayText } from '@/components/shared/day-text'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/dates'
import type { ReminderObstacle } from '@/lib/reminders/types'

const WHY_NOT: Record<ReminderObstacle, string> = {
  CLIENT_OFF: 'Reminders are switched off for this client.',
  CLIENT_DELETED: 'The client was deleted, so nobody is reminded.',
  NO_ADDRESS: 'The client has no e-mail address, so nobody can be reminded.',
  LINK_REVOKED: 'Reminders hold the public link, which you took back. Share the invoice again to send them.',
}

interface RemindersCardProps {
  invoiceId: number
  enabled: boolean
  obstacle: ReminderObstacle | null
  /** The day of the next reminder, if there is one. */
  next: Day | null
}

/** Whether the client is reminded of this invoice, and when next. */
export function RemindersCard(props: RemindersCardProps) {
  const { invoiceId, enabled, obstacle, next } = props
  const why = obstacle && WHY_NOT[obstacle]
  return (
    <Card>
      <CardHeader>
        <CardTitle>Reminders</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="text-caption text-muted-foreground">
          {why || (next ? <Next day={next} /> : 'No more reminders are due.')}
        </p>
        {!why && (
          <ReminderSwitch path={`/api/invoices/${invoiceId}/reminders`} enabled={enabled}>
            Remind of this invoice
          </ReminderSwitch>
        )}
      </CardContent>
    </Card>
  )
}

const Next = ({ day }: { day: Day }) => (
  <>
    The next one goes out on <DayText day={day} />, unless it is paid before.
  </>
)
