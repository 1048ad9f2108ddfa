import type { BusinessView } from '@/lib/business/members/member-response'

/** Business shown by the shell. */
export type ShellBusiness = Pick<BusinessView, 'id' | 'name' | 'logo' | 'role'> & { initials: string }

/** Signed-in user as shown by the shell; `unread` is the number of notifications. */
export type ShellUser = {
  fullName: string
  email: string
  avatar?: string | null
  initials: string
  unread?: number
  /** Current business; null if the user has none. */
  business?: ShellBusiness | null
}
