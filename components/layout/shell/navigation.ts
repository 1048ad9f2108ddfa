import {
  CalendarDays,
  FileText,
  LayoutDashboard,
  Settings,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Permission } from '@/lib/core/access/permissions'

/** Cookie with the sidebar's state: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = 'sidebar'

type NavigationItem = {
  href: string
  name: 'dashboard' | 'invoices' | 'clients' | 'calendar' | 'settings' | 'profile'
  icon: LucideIcon
  /** Required permission; users without a business have none. */
  permission?: Permission
  /** Shown only in the phone's menu (`menu`) or only in the sidebar (`sidebar`). */
  only?: 'menu' | 'sidebar'
}

/** Main screens in order. */
const NAVIGATION: NavigationItem[] = [
  { href: '/', name: 'dashboard', icon: LayoutDashboard, permission: 'read' },
  { href: '/invoices', name: 'invoices', icon: FileText, permission: 'read' },
  { href: '/clients', name: 'clients', icon: Users, permission: 'read' },
  { href: '/calendar', name: 'calendar', icon: CalendarDays, permission: 'read' },
  { href: '/settings', name: 'settings', icon: Settings, permission: 'read' },
  { href: '/profile', name: 'profile', icon: UserRound, only: 'menu' },
]

/** Returns the screens that the user's permissions allow. */
export const listNavigationItems = (may: (permission: Permission) => boolean): NavigationItem[] =>
  NAVIGATION.filter(({ permission }) => permission === undefined || may(permission))

/** Paths of the forms with a sheet beside them. */
const FORM_PATH = /^\/invoices\/(create$|edit\/|series\/\d)/

/** Returns true where the sidebar collapses automatically, so that the sheet beside a form has its page layout. */
export const isSidebarCollapsedAt = (pathname: string): boolean => FORM_PATH.test(pathname)

/** Returns true if the path is the item's screen or below it. */
export function isCurrentPath(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}
