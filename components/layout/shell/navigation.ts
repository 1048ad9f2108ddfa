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

type NavigationItem = {
  href: string
  label: string
  icon: LucideIcon
  /** What one has to be allowed to: whoever belongs to no business has nothing there. */
  needs?: Permission
  /** Left out of the sidebar (`menu`) or of the phone's menu (`sidebar`). */
  only?: 'menu' | 'sidebar'
}

/** The shell's screens, in order. */
const NAVIGATION: NavigationItem[] = [
  { href: '/', label: 'Dashboard', icon: LayoutDashboard, needs: 'read' },
  { href: '/invoices', label: 'Invoices', icon: FileText, needs: 'read' },
  { href: '/clients', label: 'Clients', icon: Users, needs: 'read' },
  { href: '/calendar', label: 'Calendar', icon: CalendarDays, needs: 'read' },
  { href: '/settings', label: 'Settings', icon: Settings, needs: 'read' },
  { href: '/profile', label: 'Profile', icon: UserRound, only: 'menu' },
]

/** The screens that somebody may go to, by what they may do. */
export const listNavigationItems = (may: (permission: Permission) => boolean): NavigationItem[] =>
  NAVIGATION.filter(({ needs }) => needs === undefined || may(needs))

/** On this screen the sidebar makes room by itself. */
export const SIDEBAR_COLLAPSED_PATH = '/invoices/create'

/** Whether the address is the item's screen or lies under it. */
export function isCurrentPath(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}
