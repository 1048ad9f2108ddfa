import type { setEmailNotification } from '@/lib/api/definitions/settings/preferences'
import type { NotificationId } from '@/lib/activity/email-notifications'
import { callApi } from '@/lib/platform/http/api-client'

/** Switches an email notification of the user on or off. */
export const saveNotification = (notice: NotificationId, isOn: boolean) =>
  callApi<typeof setEmailNotification>({ method: 'PATCH', path: '/api/user/notices', body: { notice, isOn } })
