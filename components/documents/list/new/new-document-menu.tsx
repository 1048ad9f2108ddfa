'use client'

import Link from 'next/link'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { OpenMenuProps } from '@/components/shared/menu-button'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'

export interface NewDocumentChoice {
  href: string
  label: string
}

interface NewDocumentMenuProps extends OpenMenuProps {
  label: string
  choices: NewDocumentChoice[]
}

/** Menu of the documents that the button beside it doesn't create. */
export default function NewDocumentMenu({ choices, ...menu }: NewDocumentMenuProps) {
  return (
    <AnchoredMenu {...menu}>
      {choices.map(({ href, label }) => (
        <DropdownMenuItem key={href} asChild>
          <Link href={href}>{label}</Link>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  )
}
