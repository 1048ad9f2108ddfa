'use client'

import { usePathname } from 'next/navigation'
import { Ellipsis, FileText, House, Plus, Users } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { openMobileMenu } from './mobile-menu-store'
import { isCurrentPath } from './navigation'
import { NavigationLink } from './navigation-link'

const BEFORE = [
  { href: '/', label: 'Home', icon: House },
  { href: '/invoices', label: 'Invoices', icon: FileText },
]
const AFTER = [{ href: '/clients', label: 'Clients', icon: Users }]

const ITEM =
  'flex h-14 flex-col items-center justify-center gap-0.5 rounded-md text-[0.6875rem] font-medium text-muted-foreground -outline-offset-2 aria-[current=page]:text-primary'

/**
 * Bottom navigation under 768 px; replaced by the form's own bar on the invoice form. Precedes the screen in the
 * document, so that bars positioned above it are rendered in place.
 */
export function MobileNav() {
  const pathname = usePathname()
  const mayWrite = useHasPermission('write')
  const mayRead = useHasPermission('read')
  if (mayWrite && (pathname === '/invoices/create' || pathname.startsWith('/invoices/edit/'))) return null
  const item = ({ href, label, icon: Icon }: (typeof BEFORE)[number]) => (
    <NavigationLink
      key={href}
      href={href}
      aria-current={isCurrentPath(pathname, href) ? 'page' : undefined}
      className={ITEM}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 shrink-0" />
      <span className="max-w-full truncate">{label}</span>
    </NavigationLink>
  )
  return (
    <nav
      aria-label="Quick access"
      data-slot="bottom-bar"
      className="bg-sidebar sticky bottom-0 z-30 order-1 hidden auto-cols-fr grid-flow-col border-t px-1 pb-[env(safe-area-inset-bottom)] max-md:grid max-md:in-[body:has([data-bulk-bar])]:hidden print:hidden [@media(max-height:26rem)]:static"
    >
      {mayRead && BEFORE.map(item)}
      {mayWrite && (
        <Tooltip>
          <TooltipTrigger asChild>
            <NavigationLink href="/invoices/create" aria-label="Create" className={ITEM}>
              <Plus
                aria-hidden="true"
                strokeWidth={1.75}
                className="bg-primary text-primary-foreground size-10 shrink-0 rounded-full p-2"
              />
            </NavigationLink>
          </TooltipTrigger>
          <TooltipContent>Create</TooltipContent>
        </Tooltip>
      )}
      {mayRead && AFTER.map(item)}
      <button type="button" aria-haspopup="dialog" className={ITEM} onClick={openMobileMenu}>
        <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5.5 shrink-0" />
        <span>More</span>
      </button>
    </nav>
  )
}
