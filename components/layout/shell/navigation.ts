import {
  CalendarDays,
  FileText,
  LayoutDashboard,
  Settings,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'

type NavigationItem = {
  href: string
  label: string
  icon: LucideIcon
  /** Left out of the sidebar (`menu`) or of the phone's menu (`sidebar`). */
  only?: 'menu' | 'sidebar'
}

/** The shell's screens, in order. */
export const NAVIGATION: NavigationItem[] = [
  { href: '/', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/invoices', label: 'Invoices', icon: FileText },
  { href: '/clients', label: 'Clients', icon: Users },
  { href: '/calendar', label: 'Calendar', icon: CalendarDays },
  { href: '/settings', label: 'Settings', icon: Settings },
  { href: '/profile', label: 'Profile', icon: UserRound, only: 'menu' },
]

/** On this screen the sidebar makes room by itself. */
export const COLLAPSES_ON = '/invoices/create'

/** Whether the address is the item's screen or lies under it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}
