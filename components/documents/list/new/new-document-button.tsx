import Link from 'next/link'
import { Plus } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath } from '@/lib/documents/lifecycle/routes'
import type { CreatableKind } from '@/lib/documents/lifecycle/creatable-kinds'
import { NEW_DOCUMENT_LABELS } from './new-document-labels'
import { NewDocumentMenuButton } from './new-document-menu-button'

interface NewDocumentButtonProps {
  /** What is begun by the button; the others are in its menu. */
  kind?: CreatableKind
  isMain?: boolean
}

/** The main action of the screen; on a phone the shell's bar has it within reach of the thumb as well. */
export function NewDocumentButton({ kind = 'INVOICE', isMain = true }: NewDocumentButtonProps) {
  const variant = isMain ? 'default' : 'outline'
  return (
    <PermissionGate to="write">
      <div className="flex">
        <Button asChild variant={variant} className="rounded-r-none">
          <Link href={getCreatePath(kind)}>
            <Plus aria-hidden="true" />
            {NEW_DOCUMENT_LABELS[kind]}
          </Link>
        </Button>
        <NewDocumentMenuButton kind={kind} variant={variant} />
      </div>
    </PermissionGate>
  )
}
