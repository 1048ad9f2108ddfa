'use client'

import { lazy } from 'react'
import { MenuButton } from '@/components/shared/menu-button'
import { MoreIcon } from '@/components/ui/more-icon'
import type { Stated } from '@/lib/documents/lifecycle/kinds'
import type { Obstacles } from '@/lib/documents/types'

const load = () => import('./invoice-more-menu')
const InvoiceMoreMenu = lazy(load)

/** The menu of the detail screen. */
export function InvoiceMoreButton({
  invoice,
}: {
  invoice: Stated & { id: number; invoiceNumber: string; recurs?: boolean; obstacles?: Obstacles }
}) {
  return (
    <MenuButton label="More actions" load={load} Menu={InvoiceMoreMenu} props={{ invoice }}>
      <MoreIcon />
    </MenuButton>
  )
}
