import Link from 'next/link'
import { Plus } from 'lucide-react'
import { Allowed } from '@/components/shared/permissions'
import { buttonVariants } from '@/components/ui/button'
import { createPath } from '@/lib/documents/lifecycle/kind-paths'
import type { WrittenKind } from '@/lib/documents/lifecycle/written-kinds'
import { NEW_LABELS } from './new-labels'
import { NewMenuButton } from './new-menu-button'
import './new-document.css'

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
      <div className="new-document">
        <Link href={createPath(kind)} className={buttonVariants({ variant })}>
          <Plus aria-hidden="true" />
          {NEW_LABELS[kind]}
        </Link>
        <NewMenuButton kind={kind} variant={variant} />
      </div>
    </Allowed>
  )
}
