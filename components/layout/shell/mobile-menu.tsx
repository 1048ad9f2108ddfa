'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { LogOut, Menu, X } from 'lucide-react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { UserAvatar } from './user-avatar'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { BusinessSwitcher } from '@/components/layout/business/business-switcher'
import { Brand } from '@/components/layout/brand'
import { MOBILE_MENU_ID, openMobileMenu, useMobileMenuRequested } from './mobile-menu-store'
import { isCurrentPath, listNavigationItems } from './navigation'
import { NAVIGATION_ENTRY_CLASS } from './navigation-link'
import type { ShellUser } from './shell-user'
import { ThemeSwitch } from '@/components/layout/theme/theme-switch'
import { useSignOut } from '@/components/layout/use-sign-out'

/**
 * Slide-out menu. A native modal dialog traps the focus, closes on Escape and opens at once on any network. The server
 * renders only the sidebar with the same entries; the menu's content is rendered on opening.
 */
export function MobileMenu({ user }: { user: ShellUser }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isRequested = useMobileMenuRequested()
  const close = () => dialog.current?.close()

  return (
    <>
      <IconButton variant="ghost" label="Open menu" aria-haspopup="dialog" onClick={openMobileMenu}>
        <Menu aria-hidden="true" />
      </IconButton>
      <dialog
        ref={dialog}
        id={MOBILE_MENU_ID}
        aria-label="Menu"
        className="bg-sidebar text-foreground backdrop:bg-scrim open:animate-in open:fade-in-0 open:slide-in-from-left-8 open:backdrop:animate-in open:backdrop:fade-in-0 fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none overflow-y-auto border-r shadow-lg"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isRequested && <MenuContent user={user} close={close} />}
      </dialog>
    </>
  )
}

function MenuContent({ user, close }: { user: ShellUser; close: () => void }) {
  const pathname = usePathname()
  const may = usePermissionCheck()
  const { pending, signOut } = useSignOut()
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      <div className="flex items-center justify-between">
        <Brand />
        <Button variant="ghost" size="icon" aria-label="Close menu" onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <BusinessSwitcher business={user.business ?? null} className="-mx-2 -my-1" />
      <nav aria-label="Main">
        <ul className="grid gap-0.5">
          {listNavigationItems(may)
            .filter(({ only }) => only !== 'sidebar')
            .map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={close}
                  aria-current={isCurrentPath(pathname, href) ? 'page' : undefined}
                  className={NAVIGATION_ENTRY_CLASS}
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className="mt-auto flex flex-col gap-3 border-t pt-4">
        <ThemeSwitch />
        <div className="flex items-center gap-2.5">
          <UserAvatar user={user} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{user.fullName}</p>
            <p className="text-muted-foreground truncate text-xs">{user.email}</p>
          </div>
        </div>
        <Button variant="outline" loading={pending} onClick={signOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </Button>
      </div>
    </div>
  )
}
