'use client'

import Link from 'next/link'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { OpenMenuProps } from '@/components/shared/menu-button'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { getCreatePath } from '@/lib/documents/lifecycle/routes'
import type { CreatableKind } from '@/lib/documents/lifecycle/kinds'

export interface NewDocumentChoice {
  kind: CreatableKind
  label: string
}

interface NewDocumentMenuProps extends OpenMenuProps {
  label: string
  choices: NewDocumentChoice[]
}

/** Menu of the kinds that the button beside it doesn't create. */
export default function NewDocumentMenu({ choices, ...menu }: NewDocumentMenuProps) {
  return (
    <AnchoredMenu {...menu}>
      {choices.map(({ kind, label }) => (
        <DropdownMenuItem key={kind} asChild>
          <Link href={getCreatePath(kind)}>{label}</Link>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  )
}
