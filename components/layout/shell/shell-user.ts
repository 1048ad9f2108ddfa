import type { BusinessView } from '@/lib/business/members/types'

/** The business that the shell stands around. */
export type ShellBusiness = Pick<BusinessView, 'id' | 'name' | 'logo' | 'role'> & { initials: string }

/** What the shell shows of the signed-in user; `unread` are notifications. */
export type ShellUser = {
  fullName: string
  email: string
  avatar?: string | null
  initials: string
  unread?: number
  /** The one they work in; null for whoever belongs to none. */
  business?: ShellBusiness | null
}
