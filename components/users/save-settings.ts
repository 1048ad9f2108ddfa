import { apiFetchWithStatus } from '@/lib/platform/http/api-client'
import type { CurrentUser } from '@/lib/business/types'

/** Result of saving settings. */
interface Saved {
  /** Stored user. */
  user: CurrentUser
  /** True if bank details await an owner's confirmation. */
  isWaiting: boolean
}

/** Saves fields of the user or of the current business. */
export async function saveSettings(fields: object): Promise<Saved> {
  const { data, status } = await apiFetchWithStatus<CurrentUser>('/api/user/settings', {
    method: 'PATCH',
    body: fields,
  })
  return { user: data, isWaiting: status === 202 }
}

/** Toast for users whose change of bank details needs an owner's confirmation. */
export const BANK_REQUEST_SENT = {
  title: 'Sent to the owner',
  description: 'Your bank details change once an owner confirms them.',
}
