'use client'

import { lazy } from 'react'
import { ChevronDown } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import { cn } from '@/lib/utils'
import type { NewDocumentChoice } from './new-document-menu'

const load = () => import('./new-document-menu')
const NewDocumentMenu = lazy(load)

/** Menu button for the other kinds. */
export function NewDocumentMenuButton({
  label,
  choices,
  variant,
}: {
  label: string
  choices: NewDocumentChoice[]
  variant: 'default' | 'outline'
}) {
  return (
    <MenuButton
      label={label}
      variant={variant}
      className={cn(
        'rounded-l-none',
        variant === 'default' ? 'border-l-primary-foreground/30' : 'border-l-0',
      )}
      load={load}
      Menu={NewDocumentMenu}
      props={{ label, choices }}
    >
      <ChevronDown aria-hidden="true" />
    </MenuButton>
  )
}
