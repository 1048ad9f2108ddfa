'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { CalendarDays, FileText, House, Plus, Users, LogOut, Menu, X } from 'lucide-react'
import { useHasPermission, usePermissionCheck } from '@/components/shared/permissions'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { isCurrentPath, listNavigationItems } from './navigation'
import { NavigationLink, NAVIGATION_ENTRY_CLASS } from './navigation-link'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/components/ui/store'
import Link from 'next/link'
import { useRef } from 'react'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { BusinessSwitcher } from '@/components/layout/business/business-switcher'
import { Brand } from '@/components/layout/brand'
import { type ShellUser, UserAvatar } from './shell-user'
import { ThemeSwitch } from '@/components/layout/theme/theme-switch'
import { useSignOut } from '@/components/layout/sign-out-button'

/** Element id of the phone's menu. */
const MOBILE_MENU_ID = 'shell-menu'

const requested = createStore(false)

const HOME = { href: '/', label: 'quickAccess.home', icon: House } as const
const INVOICES = { href: '/invoices', label: 'navigation.invoices', icon: FileText } as const
const CLIENTS = { href: '/clients', label: 'navigation.clients', icon: Users } as const
const CALENDAR = { href: '/calendar', label: 'navigation.calendar', icon: CalendarDays } as const

const ITEM =
  'flex h-14 flex-col items-center justify-center gap-0.5 rounded-md text-[0.6875rem] font-medium text-muted-foreground -outline-offset-2 aria-[current=page]:text-primary'

/**
 * Bottom navigation under 768 px; replaced by the form's own bar on the invoice form. Precedes the screen in the
 * document, so that bars positioned above it are rendered in place.
 */
export function MobileNav() {
  const t = useTranslations('shell')
  const pathname = usePathname()
  const mayWrite = useHasPermission('write')
  const mayRead = useHasPermission('read')
  if (!mayRead && !mayWrite) return null
  if (mayWrite && (pathname === '/invoices/create' || pathname.startsWith('/invoices/edit/'))) return null
  const item = ({
    href,
    label,
    icon: Icon,
  }: typeof HOME | typeof INVOICES | typeof CLIENTS | typeof CALENDAR) => (
    <NavigationLink
      key={href}
      href={href}
      aria-current={isCurrentPath(pathname, href) ? 'page' : undefined}
      className={ITEM}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 shrink-0" />
      <span className="max-w-full truncate">{t(label)}</span>
    </NavigationLink>
  )
  return (
    <nav
      aria-label={t('quickAccess.label')}
      data-slot="bottom-bar"
      className="bg-sidebar sticky bottom-0 z-30 order-1 hidden auto-cols-fr grid-flow-col border-t px-1 pb-[env(safe-area-inset-bottom)] max-md:grid max-md:in-[body:has([data-bulk-bar])]:hidden print:hidden [@media(max-height:26rem)]:static"
    >
      {mayRead && [HOME, INVOICES].map(item)}
      {mayWrite && (
        <Tooltip>
          <TooltipTrigger asChild>
            <NavigationLink href="/invoices/create" aria-label={t('quickAccess.create')} className={ITEM}>
              <Plus
                aria-hidden="true"
                strokeWidth={1.75}
                className="bg-primary text-primary-foreground size-10 shrink-0 rounded-full p-2"
              />
            </NavigationLink>
          </TooltipTrigger>
          <TooltipContent>{t('quickAccess.create')}</TooltipContent>
        </Tooltip>
      )}
      {mayRead && [CLIENTS, CALENDAR].map(item)}
    </nav>
  )
}

/** Returns true once the menu has been opened. Until then its content isn't rendered. */
const useMobileMenuRequested = (): boolean => useStore(requested)

/** Opens the menu. Renders its content first, so that the dialog can focus it. */
function openMobileMenu(): void {
  flushSync(() => requested.set(true))
  ;(document.getElementById(MOBILE_MENU_ID) as HTMLDialogElement | null)?.showModal()
}

/**
 * Slide-out menu. A native modal dialog traps the focus, closes on Escape and opens at once on any network. The server
 * renders only the sidebar with the same entries; the menu's content is rendered on opening.
 */
export function MobileMenu({ user }: { user: ShellUser }) {
  const t = useTranslations('shell.menu')
  const dialog = useRef<HTMLDialogElement>(null)
  const isRequested = useMobileMenuRequested()
  const close = () => dialog.current?.close()

  return (
    <>
      <IconButton variant="ghost" label={t('open')} aria-haspopup="dialog" onClick={openMobileMenu}>
        <Menu aria-hidden="true" />
      </IconButton>
      <dialog
        ref={dialog}
        id={MOBILE_MENU_ID}
        aria-label={t('label')}
        className="bg-sidebar text-foreground backdrop:bg-scrim open:animate-in open:fade-in-0 open:slide-in-from-left-8 open:backdrop:animate-in open:backdrop:fade-in-0 fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none overflow-y-auto border-r shadow-lg"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isRequested && <MenuContent user={user} close={close} />}
      </dialog>
    </>
  )
}

function MenuContent({ user, close }: { user: ShellUser; close: () => void }) {
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const pathname = usePathname()
  const may = usePermissionCheck()
  const { pending, signOut } = useSignOut()
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      <div className="flex items-center justify-between">
        <Brand />
        <Button variant="ghost" size="icon" aria-label={t('menu.close')} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <BusinessSwitcher business={user.business ?? null} className="-mx-2 -my-1" />
      <nav aria-label={t('navigation.label')}>
        <ul className="grid gap-0.5">
          {listNavigationItems(may)
            .filter(({ only }) => only !== 'sidebar')
            .map(({ href, name, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={close}
                  aria-current={isCurrentPath(pathname, href) ? 'page' : undefined}
                  className={NAVIGATION_ENTRY_CLASS}
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
                  {t(`navigation.${name}`)}
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
          {tCommon('signOut.action')}
        </Button>
      </div>
    </div>
  )
}
