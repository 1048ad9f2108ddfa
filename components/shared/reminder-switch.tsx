'use client'

import type { ReactNode } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { Switch } from '@/components/ui/switch'
import type { setClientReminders, setInvoiceReminders } from '@/lib/api/definitions/reminders'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { useInstantSwitch } from './use-instant-switch'

type ReminderSwitchCall = typeof setClientReminders | typeof setInvoiceReminders

interface ReminderSwitchProps {
  /** API path of the setting. */
  path: ApiCall<ReminderSwitchCall>['path']
  enabled: boolean
  children: ReactNode
}

/** Switch for reminders. Saved at once. */
export function ReminderSwitch({ path, enabled, children }: ReminderSwitchProps) {
  const [isOn, change] = useInstantSwitch(enabled, (next) =>
    callApi<ReminderSwitchCall>({ method: 'PATCH', path, body: { enabled: next } }),
  )
  const mayWrite = useHasPermission('write')
  return (
    <label className="mt-4 flex w-fit items-center gap-3">
      <Switch checked={isOn} disabled={!mayWrite} onCheckedChange={change} />
      {children}
    </label>
  )
}
