import { useTranslations } from 'next-intl'
import { DayText } from '@/components/shared/text/day-text'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import type { ReminderObstacle } from '@/lib/reminders/reminders-response'

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
  const t = useTranslations('documents.detail.reminders')
  const text =
    (obstacle && t(`obstacle.${obstacle}`)) ||
    (next ? t.rich('next', { hour, day: () => <DayText day={next} prose /> }) : t('none'))
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="text-caption text-muted-foreground">{text}</p>
        {!obstacle && (
          <ReminderSwitch path={`/api/invoices/${invoiceId}/reminders`} enabled={enabled}>
            {t('send')}
          </ReminderSwitch>
        )}
      </CardContent>
    </Card>
  )
}
