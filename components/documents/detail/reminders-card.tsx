import { DayText } from '@/components/shared/text/day-text'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import type { ReminderObstacle } from '@/lib/reminders/reminders-response'

const WHY_NOT: Record<ReminderObstacle, string> = {
  CLIENT_OFF: 'Reminders are turned off for this client.',
  CLIENT_DELETED: 'This client was deleted, so no reminders will be sent.',
  NO_ADDRESS: 'Add an e-mail address for this client to send reminders.',
  CREDIT_COVERS:
    'Your client’s unused credit covers what they owe, so no reminders will be sent. Apply it under Payments.',
  LINK_REVOKED: 'Reminders include the public link, which you revoked. Share the invoice again to send them.',
}

interface RemindersCardProps {
  invoiceId: number
  enabled: boolean
  obstacle: ReminderObstacle | null
  /** Date of the next reminder, if any. */
  next: Day | null
  /** Earliest time on that day: `9 AM`. */
  hour: string
}

/** Reminder settings of an invoice and the next reminder. */
export function RemindersCard(props: RemindersCardProps) {
  const { invoiceId, enabled, obstacle, next, hour } = props
  const reason = obstacle && WHY_NOT[obstacle]
  return (
    <Card>
      <CardHeader>
        <CardTitle>Reminders</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="text-caption text-muted-foreground">
          {reason || (next ? <Next day={next} hour={hour} /> : 'No more reminders are scheduled.')}
        </p>
        {!reason && (
          <ReminderSwitch path={`/api/invoices/${invoiceId}/reminders`} enabled={enabled}>
            Send reminders for this invoice
          </ReminderSwitch>
        )}
      </CardContent>
    </Card>
  )
}

const Next = ({ day, hour }: { day: Day; hour: string }) => (
  <>
    The next reminder goes out on <DayText day={day} prose /> at {hour}, unless it’s paid first.
  </>
)
