import { useTranslations } from 'next-intl'
import type { updateSettings } from '@/lib/api/definitions/users'
import type { ApiCall, ApiData } from '@/lib/platform/http/api-call'
import { callApiWithStatus } from '@/lib/platform/http/api-client'

export type SettingsPatch = ApiCall<typeof updateSettings>['body']

/** Result of saving settings. */
interface Saved {
  /** Stored user. */
  user: ApiData<typeof updateSettings>
  /** True if bank details await an owner's confirmation. */
  isWaiting: boolean
}

/** Saves fields of the user or of the current business. */
export async function saveSettings(body: SettingsPatch): Promise<Saved> {
  const { data, status } = await callApiWithStatus<typeof updateSettings>({
    method: 'PATCH',
    path: '/api/user/settings',
    body,
  })
  return { user: data, isWaiting: status === 202 }
}

/** Returns the toast for users whose change of bank details needs an owner's confirmation. */
export function useBankRequestToast() {
  const t = useTranslations('common.bankRequest')
  return { title: t('title'), description: t('description') }
}
