import { apiFetch } from '@/lib/platform/http/client'
import type { CurrentUser } from '@/lib/business/types'

/** Saves some fields of the user; answers the user as stored. */
export const saveSettings = (fields: object): Promise<CurrentUser> =>
  apiFetch<CurrentUser>('/api/user/settings', { method: 'PATCH', body: fields })
