'use client'

import Link from 'next/link'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { OpenMenuProps } from '@/components/shared/menu-button'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { getCreatePath } from '@/lib/documents/lifecycle/routes'
import { CREATABLE_KINDS, type CreatableKind } from '@/lib/documents/lifecycle/kinds'
import { NEW_DOCUMENT_LABELS } from './new-document-labels'

/** Menu of the other kinds. `kind`: the one the button beside it creates. */
export default function NewDocumentMenu({ kind, ...menu }: OpenMenuProps & { kind: CreatableKind }) {
  return (
    <AnchoredMenu {...menu} label="New document">
      {CREATABLE_KINDS.filter((one) => one !== kind).map((one) => (
        <DropdownMenuItem key={one} asChild>
          <Link href={getCreatePath(one)}>{NEW_DOCUMENT_LABELS[one]}</Link>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  )
}
