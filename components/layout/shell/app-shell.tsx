import { cookies } from 'next/headers'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { SkipLink } from '@/components/shared/page/skip-link'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { LazyToaster } from '@/components/shared/lazy-toaster'
import { TooltipProvider } from '@/components/ui/tooltip'
import { MobileNav, MobileMenu } from './mobile-nav'
import { BusinessChangedBanner } from '@/components/layout/business/business-changed-banner'
import { CommandHost } from '@/components/layout/command/command-host'
import { RefreshOnDeleted } from '@/components/layout/refresh-on-deleted'
import type { ShellUser } from './shell-user'
import { Sidebar } from './sidebar'
import { SIDEBAR_COOKIE } from './navigation'
import { Brand } from '@/components/layout/brand'
import { CommandButton } from '@/components/layout/command/command-button'
import { NotificationsMenu } from '@/components/layout/notifications-menu'
import { NavigationLink } from './navigation-link'

/** Layout of all signed-in screens: sidebar, or top bar on a phone. */
export async function AppShell({ user, children }: { user: ShellUser; children: ReactNode }) {
  const left = (await cookies()).get(SIDEBAR_COOKIE)?.value
  const startsCollapsed = left === undefined ? undefined : left === 'collapsed'
  return (
    <TooltipProvider>
      {/* Links work before hydration; buttons don't, so they are inert. */}
      <HydratedArea
        inert={false}
        className="flex min-h-dvh min-w-0 data-hydrating:[&_button]:pointer-events-none"
      >
        <SkipLink href="#main" />
        <Sidebar user={user} startsCollapsed={startsCollapsed} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar user={user} />
          <BusinessChangedBanner key={user.business?.id} business={user.business ?? null} />
          <MobileNav />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8 print:max-w-none print:p-0"
          >
            {children}
          </main>
        </div>
        <LazyToaster />
        <UnsavedChangesGuard />
        <RefreshOnDeleted />
        <CommandHost />
      </HydratedArea>
    </TooltipProvider>
  )
}

/** Top bar under 768 px: menu, name, search, notifications. */
function TopBar({ user }: { user: ShellUser }) {
  const t = useTranslations('shell.navigation')
  return (
    <header className="bg-sidebar low-window:static sticky top-0 z-40 flex h-14 items-center justify-between gap-2 border-b px-2 md:hidden print:hidden">
      <div className="flex-1">
        <MobileMenu user={user} />
      </div>
      <NavigationLink href="/" aria-label={t('dashboard')} className="flex rounded-md">
        <Brand />
      </NavigationLink>
      <div className="flex flex-1 justify-end">
        <CommandButton small />
        <NotificationsMenu unread={user.unread ?? 0} />
      </div>
    </header>
  )
}
