import { apiFetchWithStatus } from '@/lib/platform/http/api-client'
import type { CurrentUser } from '@/lib/business/types'

/** What became of a change of the settings. */
interface Saved {
  /** As stored. */
  user: CurrentUser
  /** Whether bank details wait for an owner. */
  isWaiting: boolean
}

/** Saves some fields of the user, or of the business that they work in. */
export async function saveSettings(fields: object): Promise<Saved> {
  const { data, status } = await apiFetchWithStatus<CurrentUser>('/api/user/settings', {
    method: 'PATCH',
    body: fields,
  })
  return { user: data, isWaiting: status === 202 }
}

/** What whoever may not change the bank details is told once they are on their way. */
export const BANK_REQUEST_SENT = {
  title: 'Sent to the owner',
  description: 'Your bank details change once an owner confirms them.',
}
