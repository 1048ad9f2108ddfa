'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import type { setEmailNotification } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { notificationIds, type NotificationId } from '@/lib/activity/email-notifications'
import { toastError } from '@/components/shared/toast-error'

/** Email notifications of an owner. Saved at once. */
export function EmailNotificationsCard({
  enabled: initialEnabled,
  email,
}: {
  enabled: NotificationId[]
  email: string
}) {
  const t = useTranslations('settings.notifications')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [enabled, setEnabled] = useState(initialEnabled)

  const change = async (notice: NotificationId, isOn: boolean) => {
    const before = enabled
    setEnabled(notificationIds.filter((id) => (id === notice ? isOn : before.includes(id))))
    try {
      const body = { notice, isOn }
      const answer = await callApi<typeof setEmailNotification>({
        method: 'PATCH',
        path: '/api/user/notices',
        body,
      })
      setEnabled(answer.on)
      router.refresh()
    } catch (error) {
      setEnabled(before)
      toastError(tCommon('saveFailed'), error)
    }
  }

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
                onCheckedChange={(checked) => change(id, checked === true)}
              />
              {t(`event.${id}`)}
            </label>
          ))}
        </fieldset>
      </CardContent>
    </Card>
  )
}
