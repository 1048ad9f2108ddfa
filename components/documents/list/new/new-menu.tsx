'use client'

import Link from 'next/link'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { OpenedMenu } from '@/components/shared/menu-button'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { createPath } from '@/lib/documents/lifecycle/kind-paths'
import { WRITTEN_KINDS, type WrittenKind } from '@/lib/documents/lifecycle/written-kinds'
import { NEW_LABELS } from './new-labels'

/** @param kind what the button beside it begins */
export default function NewMenu({ kind, ...menu }: OpenedMenu & { kind: WrittenKind }) {
  return (
    <AnchoredMenu {...menu} label="New document">
      {WRITTEN_KINDS.filter((one) => one !== kind).map((one) => (
        <DropdownMenuItem key={one} asChild>
          <Link href={createPath(one)}>{NEW_LABELS[one]}</Link>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  )
}
