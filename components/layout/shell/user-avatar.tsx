import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar'

type UserAvatarProps = { user: { initials: string; avatar?: string | null } }

/** Hidden from screen readers, since the name is beside it. */
export const UserAvatar = ({ user }: UserAvatarProps) => (
  <Avatar aria-hidden="true">
    <AvatarImage src={user.avatar ?? undefined} alt="" referrerPolicy="no-referrer" />
    {/* No flash of initials while a picture loads. */}
    <AvatarFallback delayMs={user.avatar ? 600 : undefined}>{user.initials}</AvatarFallback>
  </Avatar>
)
