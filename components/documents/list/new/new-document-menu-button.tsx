'use client'

import { lazy } from 'react'
import { ChevronDown } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import { cn } from '@/lib/utils'
import type { CreatableKind } from '@/lib/documents/lifecycle/kinds'

const load = () => import('./new-document-menu')
const NewDocumentMenu = lazy(load)

/** Menu button for the other kinds. */
export function NewDocumentMenuButton({
  kind,
  variant,
}: {
  kind: CreatableKind
  variant: 'default' | 'outline'
}) {
  return (
    <MenuButton
      label="New document"
      variant={variant}
      className={cn(
        'rounded-l-none',
        variant === 'default' ? 'border-l-primary-foreground/30' : 'border-l-0',
      )}
      load={load}
      Menu={NewDocumentMenu}
      props={{ kind }}
    >
      <ChevronDown aria-hidden="true" />
    </MenuButton>
  )
}
