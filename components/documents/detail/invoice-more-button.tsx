'use client'

import { lazy } from 'react'
import { Ellipsis } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceMenuData } from './invoice-more-menu'

const load = () => import('./invoice-more-menu')
const InvoiceMoreMenu = lazy(load)

/** The menu of the detail screen. */
export function InvoiceMoreButton({ invoice }: { invoice: HasStatus & InvoiceMenuData }) {
  return (
    <MenuButton label="More actions" load={load} Menu={InvoiceMoreMenu} props={{ invoice }}>
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  )
}
