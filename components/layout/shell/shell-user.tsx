import type { BusinessView } from '@/lib/business/members/member-response'
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar'

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

type UserAvatarProps = { user: { initials: string; avatar?: string | null } }

/** Hidden from screen readers, since the name is beside it. */
export const UserAvatar = ({ user }: UserAvatarProps) => (
  <Avatar aria-hidden="true">
    <AvatarImage src={user.avatar ?? undefined} alt="" referrerPolicy="no-referrer" />
    {/* No flash of initials while a picture loads. */}
    <AvatarFallback delayMs={user.avatar ? 600 : undefined}>{user.initials}</AvatarFallback>
  </Avatar>
)
