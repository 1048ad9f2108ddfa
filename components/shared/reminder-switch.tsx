'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { Switch } from '@/components/ui/switch'
import type { setClientReminders, setInvoiceReminders } from '@/lib/api/definitions/reminders'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

type ReminderSwitchCall = typeof setClientReminders | typeof setInvoiceReminders

interface ReminderSwitchProps {
  /** API path of the setting. */
  path: ApiCall<ReminderSwitchCall>['path']
  enabled: boolean
  children: ReactNode
}

/** Switch for reminders. Changes optimistically and reverts if saving fails. */
export function ReminderSwitch({ path, enabled, children }: ReminderSwitchProps) {
  const t = useTranslations('common')
  const router = useRouter()
  const [on, setOn] = useState(enabled)
  const mayWrite = useHasPermission('write')

  const change = async (next: boolean) => {
    setOn(next)
    try {
      await callApi<ReminderSwitchCall>({ method: 'PATCH', path, body: { enabled: next } })
      router.refresh()
    } catch (error) {
      setOn(!next)
      toastError(t('saveFailed'), error)
    }
  }
  return (
    <label className="mt-4 flex w-fit items-center gap-3">
      <Switch checked={on} disabled={!mayWrite} onCheckedChange={change} />
      {children}
    </label>
  )
}
