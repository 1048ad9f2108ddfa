'use client'

import { lazy } from 'react'
import { ChevronDown } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import type { WrittenKind } from '@/lib/documents/lifecycle/written-kinds'

const load = () => import('./new-menu')
const NewMenu = lazy(load)

/** The other kinds that can be begun. */
export function NewMenuButton({ kind, variant }: { kind: WrittenKind; variant: 'default' | 'outline' }) {
  return (
    <MenuButton label="New document" variant={variant} load={load} Menu={NewMenu} props={{ kind }}>
      <ChevronDown aria-hidden="true" />
    </MenuButton>
  )
}
