import { Brand } from '@/components/layout/brand'
import { CommandButton } from '@/components/layout/command/command-button'
import { MobileMenu } from './mobile-menu'
import { NotificationsMenu } from '@/components/layout/notifications-menu'
import { NavigationLink } from './navigation-link'
import type { ShellUser } from './shell-user'

/** The shell under 768 px: menu, name, search, notifications. */
export function TopBar({ user }: { user: ShellUser }) {
  return (
    <header className="bg-sidebar low-window:static sticky top-0 z-40 flex h-14 items-center justify-between gap-2 border-b px-2 md:hidden print:hidden">
      <div className="flex-1">
        <MobileMenu user={user} />
      </div>
      <NavigationLink href="/" aria-label="Dashboard" className="flex rounded-md">
        <Brand />
      </NavigationLink>
      <div className="flex flex-1 justify-end">
        <CommandButton small />
        <NotificationsMenu unread={user.unread ?? 0} />
      </div>
    </header>
  )
}
