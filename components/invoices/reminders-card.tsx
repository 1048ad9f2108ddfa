import { DayText } from '@/components/shared/day-text'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/dates'

interface RemindersCardProps {
  invoiceId: number
  enabled: boolean
  clientIsReminded: boolean
  hasAddress: boolean
  /** The day of the next reminder, if there is one. */
  next: Day | null
}

/** Whether the client is reminded of this invoice, and when next. */
export function RemindersCard(props: RemindersCardProps) {
  const { invoiceId, enabled, clientIsReminded, hasAddress, next } = props
  const why = !clientIsReminded
    ? 'Reminders are switched off for this client.'
    : !hasAddress && 'The client has no e-mail address, so nobody can be reminded.'
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
