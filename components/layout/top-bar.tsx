import Link from 'next/link'
import { Bell } from 'lucide-react'
import { Brand } from './brand'
import { MobileMenu } from './mobile-menu'
import type { ShellUser } from './shell-user'

/** The shell under 768 px: menu, name, notifications. */
export function TopBar({ user }: { user: ShellUser }) {
  return (
    <header className="bg-sidebar sticky top-0 z-40 flex h-14 items-center justify-between gap-2 border-b px-2 md:hidden print:hidden">
      <MobileMenu user={user} />
      <Link href="/" aria-label="Dashboard" className="flex rounded-md">
        <Brand />
      </Link>
      <button
        type="button"
        popoverTarget="notifications"
        aria-label="Notifications"
        className="ui-button ui-button-ghost ui-button-icon"
      >
        <Bell aria-hidden="true" />
      </button>
      <div id="notifications" popover="auto" className="shell-popover">
        <p className="text-muted-foreground px-3 pt-2 pb-1 text-xs font-medium">Notifications</p>
        <p className="px-3 pb-3">No new notifications</p>
      </div>
    </header>
  )
}
