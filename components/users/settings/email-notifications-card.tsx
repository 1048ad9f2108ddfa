import { useTranslations } from 'next-intl'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { notificationIds, type NotificationId } from '@/lib/activity/email-notifications'

interface EmailNotificationsCardProps {
  enabled: NotificationId[]
  email: string
  onChange: (enabled: NotificationId[], changed: NotificationId) => void
}

/** Events that a user is emailed about. */
export function EmailNotificationsCard({ enabled, email, onChange }: EmailNotificationsCardProps) {
  const t = useTranslations('settings.notifications')
  const toggle = (notice: NotificationId, isOn: boolean) =>
    onChange(
      notificationIds.filter((id) => (id === notice ? isOn : enabled.includes(id))),
      notice,
    )
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription className="wrap-anywhere">{t('description', { email })}</CardDescription>
      </CardHeader>
      <CardContent>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('legend')}</legend>
          {notificationIds.map((id) => (
            <label key={id} className="touch-target flex items-center gap-2.5">
              <Checkbox
                checked={enabled.includes(id)}
                onCheckedChange={(checked) => toggle(id, checked === true)}
              />
              {t(`event.${id}`)}
            </label>
          ))}
        </fieldset>
      </CardContent>
    </Card>
  )
}
