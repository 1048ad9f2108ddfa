'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { usePathname } from 'next/navigation'
import { LogOut, PanelLeft } from 'lucide-react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { IconButton } from '@/components/shared/icon-button'
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip'
import { Brand, BrandMark } from '@/components/layout/brand'
import { BusinessSwitcher } from '@/components/layout/business/business-switcher'
import { CommandButton } from '@/components/layout/command/command-button'
import { isCurrentPath, listNavigationItems, isSidebarCollapsedAt, SIDEBAR_COOKIE } from './navigation'
import { NotificationsMenu } from '@/components/layout/notifications-menu'
import { NAVIGATION_ENTRY_CLASS, NavigationLink } from './navigation-link'
import { type ShellUser, UserAvatar } from './shell-user'
import { ThemeToggle, ThemeSwitch } from '@/components/layout/theme/theme-switch'
import { useSignOut } from '@/components/layout/sign-out-button'
import { useMediaQuery } from '@/components/shared/browser/use-media-query'

const YEAR = 365 * 24 * 60 * 60

// Same as the variant `rail` in utilities.css.
const SMALL = '(width < 64rem)'

/**
 * Returns the sidebar's state. The user's choice is in a cookie read by the server. Without one the window's width
 * decides in CSS, so that the first paint is right. On the invoice form and a series it is collapsed until opened by
 * hand, which is forgotten on leaving.
 */
function useSidebarCollapsed(startsCollapsed: boolean | undefined, pathname: string) {
  const [chosen, setChosen] = useState(startsCollapsed)
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isSmall = useMediaQuery(SMALL)
  const automatic = isSidebarCollapsedAt(pathname)
  const set = automatic ? openedOn !== pathname : chosen
  const collapsed = set ?? isSmall
  if (!automatic && openedOn) setOpenedOn(null)

  const toggle = () => {
    if (automatic) {
      setOpenedOn(collapsed ? pathname : null)
      return
    }
    setChosen(!collapsed)
    document.cookie = `${SIDEBAR_COOKIE}=${collapsed ? 'expanded' : 'collapsed'}; path=/; max-age=${YEAR}; samesite=lax`
  }
  return { collapsed, look: set === undefined ? 'auto' : set ? 'narrow' : 'wide', toggle } as const
}

/** Milliseconds (specification, section 9). */
const TOOLTIP_DELAY = 100

type SidebarProps = { user: ShellUser; startsCollapsed: boolean | undefined }

/**
 * Sidebar: 256 px with labels, 64 px (`rail`) without. The server's HTML has the final width: if the window decides,
 * both variants are rendered and CSS selects one.
 */
export function Sidebar({ user, startsCollapsed }: SidebarProps) {
  const t = useTranslations('shell')
  const pathname = usePathname()
  const may = usePermissionCheck()
  const { collapsed, look, toggle } = useSidebarCollapsed(startsCollapsed, pathname)
  const toggleLabel = t(collapsed ? 'sidebar.expand' : 'sidebar.collapse')

  return (
    <TooltipProvider delayDuration={TOOLTIP_DELAY}>
      <aside
        data-sidebar={look}
        className="bg-sidebar rail:w-[min(4rem,80px)] sticky top-0 hidden h-dvh w-[min(16rem,max(256px,24vw))] shrink-0 flex-col border-r transition-[width] md:flex print:hidden"
      >
        <div className="rail:h-auto rail:flex-col flex h-16 items-center gap-2 p-3.5">
          <RailTooltip text={collapsed && t('navigation.dashboard')}>
            <NavigationLink
              href="/"
              aria-label={t('navigation.dashboard')}
              className="rail:mr-0 mr-auto flex rounded-md"
            >
              {look !== 'wide' && <BrandMark className="rail:block hidden size-8" />}
              {look !== 'narrow' && <Brand className="rail:hidden pl-1" />}
            </NavigationLink>
          </RailTooltip>
          {/* Width of both buttons, reserved while the second one loads. */}
          <div className="rail:min-w-0 rail:flex-col flex min-w-19 items-center gap-2 pointer-coarse:min-w-24">
            <NotificationsMenu
              unread={user.unread ?? 0}
              className="rail:top-3.5 rail:left-17 top-16 right-auto left-3.5"
            />
            <IconButton
              variant="ghost"
              size="icon-sm"
              label={toggleLabel}
              side="right"
              aria-expanded={!collapsed}
              onClick={toggle}
              className="text-muted-foreground"
            >
              <PanelLeft aria-hidden="true" />
            </IconButton>
          </div>
        </div>

        <BusinessSwitcher business={user.business ?? null} className="rail:px-2.5 px-3 pb-2" />
        <div className="rail:justify-center flex px-3 pb-2">
          {look !== 'wide' && <CommandButton small className="rail:flex hidden" />}
          {look !== 'narrow' && <CommandButton className="rail:hidden" />}
        </div>

        <nav aria-label={t('navigation.label')} className="flex-1 overflow-y-auto px-3 py-1">
          <ul className="grid gap-0.5">
            {listNavigationItems(may)
              .filter(({ only }) => only !== 'menu')
              .map(({ href, name, icon: Icon }) => (
                <li key={href}>
                  <RailTooltip text={collapsed && t(`navigation.${name}`)}>
                    <NavigationLink
                      href={href}
                      aria-label={collapsed ? t(`navigation.${name}`) : undefined}
                      aria-current={isCurrentPath(pathname, href) ? 'page' : undefined}
                      className={NAVIGATION_ENTRY_CLASS}
                    >
                      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
                      {look !== 'narrow' && <span className="rail:sr-only">{t(`navigation.${name}`)}</span>}
                    </NavigationLink>
                  </RailTooltip>
                </li>
              ))}
          </ul>
        </nav>

        <SidebarUser user={user} collapsed={collapsed} look={look} />
      </aside>
    </TooltipProvider>
  )
}

interface RailTooltipProps {
  /** False if the sidebar shows labels. */
  text: string | false
  children: ReactNode
}

const RailTooltip = ({ text, children }: RailTooltipProps) => (
  <Tooltip>
    <TooltipTrigger asChild>{children}</TooltipTrigger>
    {text && <TooltipContent side="right">{text}</TooltipContent>}
  </Tooltip>
)

type SidebarUserProps = { user: ShellUser; collapsed: boolean; look: 'wide' | 'narrow' | 'auto' }

function SidebarUser({ user, collapsed, look }: SidebarUserProps) {
  const t = useTranslations('shell.sidebar')
  const tCommon = useTranslations('common')
  const pathname = usePathname()
  const { pending, signOut } = useSignOut()
  return (
    // Fixed height: bottom-aligned, it would move up as its rows stream in.
    <div className="rail:items-center rail:min-h-[calc(9.125rem+1px)] flex min-h-[calc(6.5rem+1px)] flex-col gap-2 border-t p-3">
      {look !== 'wide' && <ThemeToggle className="rail:flex hidden" />}
      {look !== 'narrow' && <ThemeSwitch className="rail:hidden" />}
      <div className="rail:flex-col flex items-center gap-2.5">
        <RailTooltip text={collapsed && `${user.fullName} (${user.email})`}>
          <NavigationLink
            href="/profile"
            aria-current={pathname === '/profile' ? 'page' : undefined}
            className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md"
          >
            <span className="sr-only">{t('profile')}</span>
            <UserAvatar user={user} />
            <span className="rail:sr-only min-w-0 flex-1">
              <span className="block truncate font-medium">{user.fullName}</span>
              <span className="text-muted-foreground block truncate text-xs">{user.email}</span>
            </span>
          </NavigationLink>
        </RailTooltip>
        <IconButton
          variant="ghost"
          size="icon-sm"
          label={tCommon('signOut.action')}
          side={collapsed ? 'right' : 'top'}
          loading={pending}
          onClick={signOut}
          className="text-muted-foreground"
        >
          <LogOut aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
