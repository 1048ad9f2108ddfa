'use client'

import { usePathname } from 'next/navigation'
import { Ellipsis, FileText, House, Plus, Users } from 'lucide-react'
import { useMay } from '@/components/shared/permissions'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { openMenu } from './menu-store'
import { isCurrent } from './navigation'
import { ShellLink } from './shell-link'
import './bottom-bar.css'

const BEFORE = [
  { href: '/', label: 'Home', icon: House },
  { href: '/invoices', label: 'Invoices', icon: FileText },
]
const AFTER = [{ href: '/clients', label: 'Clients', icon: Users }]

/** Under 768 px, where the thumb is. A form's own bar takes its place where one writes an invoice. */
export function BottomBar() {
  const pathname = usePathname()
  const mayWrite = useMay('write')
  const mayRead = useMay('read')
  if (mayWrite && (pathname === '/invoices/create' || pathname.startsWith('/invoices/edit/'))) return null
  const item = ({ href, label, icon: Icon }: (typeof BEFORE)[number]) => (
    <ShellLink
      key={href}
      href={href}
      aria-current={isCurrent(pathname, href) ? 'page' : undefined}
      className="bottom-bar-item"
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </ShellLink>
  )
  return (
    <nav aria-label="Quick access" className="bottom-bar">
      {mayRead && BEFORE.map(item)}
      {mayWrite && (
        <Tooltip>
          <TooltipTrigger asChild>
            <ShellLink href="/invoices/create" aria-label="Create" className="bottom-bar-item">
              <Plus aria-hidden="true" className="bottom-bar-create" />
            </ShellLink>
          </TooltipTrigger>
          <TooltipContent>Create</TooltipContent>
        </Tooltip>
      )}
      {mayRead && AFTER.map(item)}
      <button type="button" aria-haspopup="dialog" className="bottom-bar-item" onClick={openMenu}>
        <Ellipsis aria-hidden="true" />
        <span>More</span>
      </button>
    </nav>
  )
}
