'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { LogOut, PanelLeft } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { SIDEBAR_TOOLTIP_DELAY, Tooltip } from '@/components/ui/tooltip'
import { cn } from '@/lib/utils'
import { Brand, BrandMark } from './brand'
import { CommandButton } from './command/command-button'
import { isCurrent, NAVIGATION } from './navigation'
import { NotificationsMenu } from './notifications'
import type { ShellUser } from './shell-user'
import { ThemeCycle, ThemeSwitch } from './theme-switch'
import { useCollapsed } from './use-collapsed'
import { useSignOut } from './use-sign-out'

type SidebarProps = { user: ShellUser; startsCollapsed: boolean }

/** 256 px with words, 64 px without. Its width is right in the server's HTML already. */
export function Sidebar({ user, startsCollapsed }: SidebarProps) {
  const pathname = usePathname()
  const { collapsed, toggle } = useCollapsed(startsCollapsed, pathname)
  const toggleLabel = collapsed ? 'Expand sidebar' : 'Collapse sidebar'

  return (
    <aside
      data-collapsed={collapsed}
      className={cn(
        'bg-sidebar sticky top-0 hidden h-dvh shrink-0 flex-col border-r transition-[width] md:flex print:hidden',
        collapsed ? 'w-16' : 'w-64',
      )}
    >
      <div className={cn('flex items-center gap-2 p-3.5', collapsed ? 'flex-col' : 'h-16 justify-between')}>
        <Link href="/" aria-label="Dashboard" className={cn('flex rounded-md', !collapsed && 'mr-auto')}>
          {collapsed ? <BrandMark className="size-8" /> : <Brand className="pl-1" />}
        </Link>
        <NotificationsMenu
          unread={user.unread ?? 0}
          className={cn('right-auto', collapsed ? 'top-3.5 left-17' : 'top-16 left-3.5')}
        />
        <Tooltip content={toggleLabel} side="right" delay={SIDEBAR_TOOLTIP_DELAY}>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={toggleLabel}
            aria-expanded={!collapsed}
            onClick={toggle}
            className="text-muted-foreground"
          >
            <PanelLeft aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>

      <div className={cn('px-3 pb-2', collapsed && 'grid justify-center')}>
        <CommandButton small={collapsed} />
      </div>

      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-1">
        <ul className="grid gap-0.5">
          {NAVIGATION.filter(({ only }) => only !== 'menu').map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <Tooltip content={label} side="right" delay={SIDEBAR_TOOLTIP_DELAY} enabled={collapsed}>
                <Link
                  href={href}
                  aria-label={collapsed ? label : undefined}
                  aria-current={isCurrent(pathname, href) ? 'page' : undefined}
                  className="shell-link"
                >
                  <Icon aria-hidden="true" />
                  {!collapsed && label}
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>

      <SidebarUser user={user} collapsed={collapsed} />
    </aside>
  )
}

function SidebarUser({ user, collapsed }: { user: ShellUser; collapsed: boolean }) {
  const pathname = usePathname()
  const { pending, signOut } = useSignOut()
  return (
    <div className={cn('flex flex-col gap-2 border-t p-3', collapsed && 'items-center')}>
      {collapsed ? <ThemeCycle /> : <ThemeSwitch />}
      <div className={cn('flex items-center gap-2.5', collapsed && 'flex-col')}>
        <Tooltip
          content={`${user.fullName} (${user.email})`}
          side="right"
          delay={SIDEBAR_TOOLTIP_DELAY}
          enabled={collapsed}
        >
          <Link
            href="/profile"
            aria-current={pathname === '/profile' ? 'page' : undefined}
            className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md"
          >
            <span className="sr-only">Profile:</span>
            <Avatar initials={user.initials} src={user.avatar} />
            <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1'}>
              <span className="block truncate font-medium">{user.fullName}</span>
              <span className="text-muted-foreground block truncate text-xs">{user.email}</span>
            </span>
          </Link>
        </Tooltip>
        <Tooltip content="Sign out" side={collapsed ? 'right' : 'top'} delay={SIDEBAR_TOOLTIP_DELAY}>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Sign out"
            loading={pending}
            onClick={signOut}
            className="text-muted-foreground"
          >
            <LogOut aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
    </div>
  )
}
