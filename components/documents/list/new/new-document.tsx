import Link from 'next/link'
import { Plus } from 'lucide-react'
import { Allowed } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { createPath } from '@/lib/documents/lifecycle/kind-paths'
import type { WrittenKind } from '@/lib/documents/lifecycle/written-kinds'
import { NEW_LABELS } from './new-labels'
import { NewMenuButton } from './new-menu-button'

interface NewDocumentProps {
  /** What is begun by the button; the others are in its menu. */
  kind?: WrittenKind
  isMain?: boolean
}

/** The main action of the screen; on a phone the shell's bar has it within reach of the thumb as well. */
export function NewDocument({ kind = 'INVOICE', isMain = true }: NewDocumentProps) {
  const variant = isMain ? 'default' : 'outline'
  return (
    <Allowed to="write">
      <div className="flex">
        <Button asChild variant={variant} className="rounded-r-none">
          <Link href={createPath(kind)}>
            <Plus aria-hidden="true" />
            {NEW_LABELS[kind]}
          </Link>
        </Button>
        <NewMenuButton kind={kind} variant={variant} />
      </div>
    </Allowed>
  )
}
